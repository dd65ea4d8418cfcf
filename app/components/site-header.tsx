export function SiteHeader(){ return <header className="site-header"/> }
