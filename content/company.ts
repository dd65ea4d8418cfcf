export const company = { name: 'Husvær Eiendom', email: 'post@husvaer.example' } as const
export const finnSearchUrl = 'https://www.finn.no/realestate/lettings/search.html?orgId=1234567'
