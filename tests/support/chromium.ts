import { existsSync } from 'node:fs';

const debian = '/usr/bin/chromium';

/** How every test starts Chromium: the system's own where there is one, and without a sandbox only as root. */
export const chromiumLaunch = {
  ...(existsSync(debian) ? { executablePath: debian } : {}),
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
