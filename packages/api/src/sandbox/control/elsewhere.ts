/** Whether a page of another host sent this. A browser says so itself; what is no browser says nothing, and may. */
export function isFromElsewhere(request: Request, url: URL): boolean {
  const site = request.headers.get('Sec-Fetch-Site');
  if (site !== null) return site !== 'same-origin' && site !== 'none';
  const origin = request.headers.get('Origin');
  if (origin === null) return false;
  const host = request.headers.get('Host') ?? url.host;
  return !URL.canParse(origin) || new URL(origin).host !== host;
}
