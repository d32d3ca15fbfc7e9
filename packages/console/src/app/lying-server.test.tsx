// Before anything that makes a client: it takes its fetch when it is made.
import '#shared/testing/stage.tsx';
import { expect, it } from 'vitest';
import { sayTold } from '#shared/testing/lies.ts';
import { lieAbout, type Decision } from '#shared/testing/lying-server.tsx';
import { addedStrategy, editedStrategy } from './testing/lies-advanced-strategies.tsx';
import { disabledApi, enabledApi, savedApi } from './testing/lies-api.tsx';
import { batch } from './testing/lies-batch.tsx';
import { entries, forms, whitelist } from './testing/lies-book.tsx';
import { brc20 } from './testing/lies-brc20.tsx';
import { contractCalls } from './testing/lies-calls.tsx';
import {
  changedFundStrategy,
  deletedFundStrategy,
  newFundStrategy,
  savedColdAlarm,
} from './testing/lies-cold-strategies.tsx';
import { coldMove, signedMove } from './testing/lies-cold-wallet.tsx';
import { addedCoin, editedRule, newSweepRule, rulesChanged } from './testing/lies-collection.tsx';
import {
  fuelRule,
  newSweepCoin,
  sweepPair,
  sweepRule,
  sweepScope,
  switchedFuel,
  switchedRule,
} from './testing/lies-co-signer.tsx';
import { approvedContracts, deletedContracts, savedContracts } from './testing/lies-contracts.tsx';
import { approvalsInDrawers } from './testing/lies-drawers.tsx';
import { itemSignatures } from './testing/lies-items.tsx';
import { exportedKeys, requestedKeys, takenTool } from './testing/lies-key-export.tsx';
import { handledDeposits } from './testing/lies-kyt.tsx';
import { activatedProvider, closedProvider, savedKyt } from './testing/lies-kyt-settings.tsx';
import { changedMonitor, deletedMonitor } from './testing/lies-monitor.tsx';
import { cancels, refund, signatures, speedUps } from './testing/lies-orders.tsx';
import { billPlaces, reportedBill } from './testing/lies-bills.tsx';
import { paidItem } from './testing/lies-paid-item.tsx';
import { receive, receiveListed } from './testing/lies-receive.tsx';
import { importedRules } from './testing/lies-sweep-import.tsx';
import {
  basicStrategy,
  deletedStrategy,
  strategyOrder,
  workspaceStrategy,
} from './testing/lies-strategies.tsx';
import { alerted, blocked, switchedEntry, unblocked } from './testing/lies-sweep-lists.tsx';
import { revokedAllowance, runsDecided, sweepNow } from './testing/lies-sweeps.tsx';
import { transfers } from './testing/lies-transfer.tsx';
import { authorizedAgent, closedAgent } from './testing/lies-tron.tsx';

const lied = <Decided,>(decision: Decision<Decided>) => ({
  name: decision.name,
  tell: () => lieAbout(decision),
});

/** Everything a person decides that moves money or says who may be paid. A later one is one line more. */
const decisions = [
  ...transfers.map(lied),
  lied(batch),
  ...contractCalls.map(lied),
  lied(brc20),
  lied(refund),
  ...cancels.map(lied),
  ...signatures.map(lied),
  ...itemSignatures.map(lied),
  ...approvalsInDrawers.map(lied),
  ...receive.map(lied),
  ...speedUps.map(lied),
  lied(receiveListed),
  ...billPlaces.map(lied),
  lied(reportedBill),
  lied(paidItem),
  ...forms.map(lied),
  ...entries.map(lied),
  lied(whitelist),
  lied(newSweepRule),
  lied(editedRule),
  ...rulesChanged.map(lied),
  lied(addedCoin),
  ...runsDecided.map(lied),
  lied(sweepNow),
  lied(revokedAllowance),
  lied(sweepPair),
  lied(sweepScope),
  lied(sweepRule),
  lied(newSweepCoin),
  lied(importedRules),
  lied(switchedRule),
  lied(fuelRule),
  lied(switchedFuel),
  lied(switchedEntry),
  lied(unblocked),
  lied(blocked),
  lied(alerted),
  lied(changedMonitor),
  lied(deletedMonitor),
  lied(coldMove),
  lied(signedMove),
  ...handledDeposits.map(lied),
  lied(closedProvider),
  lied(activatedProvider),
  lied(savedKyt),
  lied(addedStrategy),
  lied(editedStrategy),
  lied(basicStrategy),
  lied(workspaceStrategy),
  lied(strategyOrder),
  lied(deletedStrategy),
  lied(authorizedAgent),
  lied(closedAgent),
  lied(savedContracts),
  lied(deletedContracts),
  lied(approvedContracts),
  lied(newFundStrategy),
  lied(changedFundStrategy),
  lied(deletedFundStrategy),
  lied(savedColdAlarm),
  lied(savedApi),
  lied(disabledApi),
  lied(enabledApi),
  lied(requestedKeys),
  lied(exportedKeys),
  lied(takenTool),
];

it.for(decisions)(
  'R17, R19, R20: $name: no lie is posted without being shown',
  { timeout: 240_000 },
  async ({ name, tell }, { task }) => {
    const told = await tell();
    sayTold(task, name, told);
    expect(told.lies).toBeGreaterThan(5);
    expect(told.silent).toEqual([]);
  },
);
