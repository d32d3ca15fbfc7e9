import { existsSync } from 'node:fs';

// Without a window to draw it takes two thirds of the time, and shows pages just the same.
const installed = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((path) => existsSync(path));

/** How every test starts Chromium: the system's own where there is one, and without a sandbox only as root. */
export const chromiumLaunch = {
  ...(installed === undefined ? {} : { executablePath: installed }),
  args: [
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};
