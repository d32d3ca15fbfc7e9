import { kyt, type KytConfig, type KytSections } from '@mpc/api';
import { client } from '#shared/api/api.ts';
import { useStillSet } from '#features/setting-change';
import { isConfigAsSent } from './config-sections.rules.ts';

const saying = ({ updated_at: _at, updated_by: _by, receivers: _receivers, ...config }: KytConfig) => config;

/** Saves parts of a configuration: whether it is still what was looked at, and whether it came to be as sent. */
export function useConfigSave(walletId: number, config: KytConfig) {
  const { service_id } = config;
  const now = () => client.call(kyt.config, { wallet_id: walletId, service_id });
  return {
    command: kyt.saveConfig,
    still: useStillSet(saying(config), async () => saying(await now())),
    isThere: async ({ sections }: { sections: KytSections }) => isConfigAsSent(await now(), sections, config),
  };
}
