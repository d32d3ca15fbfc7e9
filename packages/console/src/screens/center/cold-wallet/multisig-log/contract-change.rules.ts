import type { MultisigAddress, MultisigVersion, OperateLog } from '@mpc/api';

/** A change of contract addresses, as the log tells it. */
export interface ContractChange {
  log: OperateLog;
  /** What its request says; undefined where nobody had to be asked. */
  version: MultisigVersion | undefined;
  warm: { before: string; after: string };
  cold: { before: string; after: string };
}

/** The log writes both addresses in one text, the warm one first. */
function addressesIn(content: string): [warm: string, cold: string] {
  const [warm = '', cold = ''] = content.trim().split(/\s+/);
  return [warm, cold];
}

/** A line of the log with its request, found by the number they share. */
export function contractChange(log: OperateLog, pairs: readonly MultisigAddress[]): ContractChange {
  const version =
    log.item_id === 0
      ? undefined
      : pairs.flatMap(({ versions }) => versions).find(({ id }) => id === log.item_id);
  const [warmBefore, coldBefore] = addressesIn(log.content_before);
  const [warmAfter, coldAfter] = addressesIn(log.content_after);
  return {
    log,
    version,
    warm: {
      before: version?.old_warm_address ?? warmBefore,
      after: version?.warm_address ?? warmAfter,
    },
    cold: {
      before: version?.old_cold_address ?? coldBefore,
      after: version?.cold_address ?? coldAfter,
    },
  };
}

/** Everybody who is asked about a change, with what they said: 0 nothing yet, 1 approved, 2 rejected. */
export function approversOf({ version }: ContractChange): { name: string; said: number }[] {
  return (version?.node_list ?? []).flatMap(({ members }) =>
    members
      .filter(({ status }) => status !== 0 || version?.status === 0)
      .map(({ name, status }) => ({ name, said: status })),
  );
}
