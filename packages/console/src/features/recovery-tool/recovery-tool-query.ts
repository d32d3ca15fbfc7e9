import { keyExport, type ToolDownload } from '@mpc/api';
import { cacheLifetime } from '@mpc/api/queries';
import { read } from '#shared/api/api.ts';

/** The computers that the recovery tool is made for. */
export const desktops = [
  { platform: 'windows', name: 'Windows' },
  { platform: 'macos', name: 'macOS' },
  { platform: 'linux', name: 'Linux' },
] as const satisfies { platform: ToolDownload['platform']; name: string }[];

/** The recovery tool for a kind of computer. */
export const recoveryToolOf = (platform: ToolDownload['platform']) => ({
  ...read(keyExport.tool, { platform }),
  staleTime: cacheLifetime,
});
