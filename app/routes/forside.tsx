export default function Forside() {
  return <h1>Hei</h1>
}
