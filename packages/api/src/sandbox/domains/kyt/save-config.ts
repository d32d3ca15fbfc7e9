import { sectionsFault } from '../../../domains/kyt/kyt-config.rules.ts';
import type { KytConnection, KytSections } from '../../../domains/kyt/kyt-config.schema.ts';
import type { World } from '../../world/world.ts';
import { BadField } from '../../wire/refuse.ts';
import type { KytConfigRow, KytServiceRow } from './kyt-tables.ts';
import { configOf, watchScope } from './kyt-config.ts';

/** Keys that the providers of the sandbox do not know. */
const unknownKey = /^(wrong|revoked|expired)/i;

type Connected = Pick<KytConfigRow, 'mode' | 'api_key' | 'api_secret' | 'test_time' | 'test_result'>;

/** A connection is tried as soon as it is saved. */
function connect(world: World, before: KytConfigRow, { mode, ...keys }: KytConnection): Connected {
  const isOwn = mode === 'own';
  const api_key = isOwn ? (keys.api_key ?? '') : '';
  const api_secret = isOwn ? keys.api_secret || before.api_secret : '';
  if (isOwn && api_secret === '') throw new BadField('sections.connection.api_secret', 'missing');
  const test_result = isOwn && (unknownKey.test(api_key) || unknownKey.test(api_secret)) ? 2 : 1;
  return { mode, api_key, api_secret, test_time: world.clock.now(), test_result };
}

/** What can only be told with the wallet at hand: its sub-wallets, and coins there are. */
function checkKnown(world: World, service: KytServiceRow, { scope, triggers }: KytSections): void {
  const isIn = (id: number) => world.subWallets.get(id)?.wallet_id === service.wallet_id;
  if (scope?.sub_wallet_ids.every(isIn) === false)
    throw new BadField('sections.scope.sub_wallet_ids', 'unknown');
  const isCoin = ({ symbol }: { symbol: string }) => world.coins.get(symbol) !== undefined;
  if (triggers?.coins.every(isCoin) === false) throw new BadField('sections.triggers.coins', 'unknown');
}

/** A configuration as text, whoever saved and tested it when. */
const textOf = ({ updated_at: _at, updated_by: _by, test_time: _tested, ...config }: KytConfigRow) =>
  JSON.stringify(config);

/** Saves parts of a configuration, or refuses by the name of what is wrong; the rest stays as it is. */
export function saveSections(
  world: World,
  service: KytServiceRow,
  sections: KytSections,
  uid: number,
): { config_status: 0 | 1; test_result: 0 | 1 | 2; isSame: boolean } {
  const wrong = sectionsFault(sections);
  if (wrong !== undefined) throw new BadField(`sections.${wrong.field}`, wrong.fault);
  checkKnown(world, service, sections);
  const before = configOf(world, service);
  const { connection, breaker, scope, ...others } = sections;
  const config: KytConfigRow = {
    ...before,
    ...others,
    ...(connection === undefined ? {} : connect(world, before, connection)),
    ...(breaker === undefined ? {} : { breaker, tripped_at: 0 }),
    ...(scope === undefined
      ? {}
      : { scope: { ...scope, sub_wallet_ids: scope.scope_type === 1 ? [] : scope.sub_wallet_ids } }),
    updated_at: world.clock.now(),
    updated_by: uid,
  };
  // All parts were saved, or taken over as proposed, once the connection works.
  const config_status = config.test_result === 1 ? 1 : 0;
  // What is enforced goes on as it is where the provider takes no other connection: nothing is left unscreened by a mistyped key.
  if (service.status === 1 && config_status === 0)
    return { config_status: service.config_status, test_result: config.test_result, isSame: true };
  world.kytConfigs.put(config);
  const draft = world.kytDrafts.get(draftId(uid, service.service_id));
  if (scope !== undefined && draft !== undefined) world.kytDrafts.remove(draft);
  world.kytServices.update(service, { config_status });
  watchScope(world, service.wallet_id);
  return { config_status, test_result: config.test_result, isSame: textOf(before) === textOf(config) };
}

/** Where somebody's draft of a service's scope is kept. */
export function draftId(uid: number, serviceId: number): string {
  return `${serviceId}-${uid}`;
}
