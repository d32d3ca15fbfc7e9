import type { keyExport } from '../../../domains/key-export/key-export.contract.ts';
import type { ToolPlatform } from '../../../domains/key-export/key-export.schema.ts';
import { governedWallet, ownSubWallet, subWalletsOf } from '../../world/access.ts';
import { listed } from '../../wire/listed.ts';
import type { ResolversOf } from '../../wire/resolver.ts';
import { standInFile } from '../../wire/stand-in-file.ts';
import { applicationsOf } from './applications.ts';
import { keysOf } from './key-list.ts';

/** The latest version for each platform, and the end of its file's name. */
const tools: Record<ToolPlatform, { version: string; file: string; released_at: number }> = {
  windows: { version: '3.2.1', file: 'key-recovery-3.2.1.exe', released_at: Date.UTC(2026, 8, 14) },
  macos: { version: '3.2.1', file: 'key-recovery-3.2.1.dmg', released_at: Date.UTC(2026, 8, 14) },
  linux: { version: '3.2.0', file: 'key-recovery-3.2.0.AppImage', released_at: Date.UTC(2026, 7, 2) },
  android: { version: '6.8.0', file: 'custody-6.8.0.apk', released_at: Date.UTC(2026, 9, 6) },
  ios: { version: '6.8.0', file: 'custody-6.8.0.ipa', released_at: Date.UTC(2026, 9, 6) },
};

/** Taking the key shares out of the platform, and the tool that joins them. */
export const keyExportSandbox = {
  keys(filter, asking) {
    const { world, person } = asking;
    const { wallet_id, sub_wallet_id, key_type, export_status } = filter;
    const wallet = governedWallet(asking, wallet_id);
    const subWallets =
      sub_wallet_id?.map((id) => ownSubWallet(asking, id, wallet_id)) ??
      subWalletsOf(world, person.uid, wallet_id);
    const applications = applicationsOf(world, wallet_id);
    const keys = subWallets
      .flatMap((subWallet) => keysOf(world, wallet, subWallet, applications, person.uid))
      .filter((key) => key_type === undefined || key.key_type === key_type)
      .filter((key) => export_status === undefined || export_status.includes(key.export_status));
    return listed(keys, filter, {
      show: (key) => key,
      texts: (key) => [key.sub_wallet_name],
      order: 'asc',
    });
  },

  tool({ platform }) {
    const { version, file, released_at } = tools[platform];
    return { platform, version, released_at, ...standInFile(file) };
  },
} satisfies ResolversOf<typeof keyExport>;
