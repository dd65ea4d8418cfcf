export function SiteFooter(){ return <footer className="site-footer"/> }
