/** The address of another database on the same server. */
export function databaseUrl(server: string, name: string): string {
  return server.replace(/\/postgres$/, `/${name}`)
}
