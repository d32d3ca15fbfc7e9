/** The places outside of the base path where the console shows itself. */
const outside = ['/login', '/zh-CN/login', '/custody/notPms'];

/** Where a path that is nearly one of the console leads. */
const redirects = new Map([
  ['/', '/mpc/'],
  ['/mpc', '/mpc/'],
  ...outside.map((path) => [`${path}/`, path] as const),
]);

/** Where to send a browser that asks for this path; undefined where it may stay. */
export const redirectOf = (path: string): string | undefined => redirects.get(path);

/** Whether the console shows a page at this path. */
export const isConsolePage = (path: string): boolean =>
  outside.includes(path) || (path.startsWith('/mpc/') && !path.startsWith('/mpc/assets/'));
