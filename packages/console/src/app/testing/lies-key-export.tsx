import { signing, type Command, type KeyApplication, type ToolDownload } from '@mpc/api';
import { people, subWalletIds, walletIds } from '@mpc/api/sandbox';
import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useEffect, useRef, useState } from 'react';
import { vi } from 'vitest';
import { recoveryToolOf } from '#features/recovery-tool';
import { client } from '#shared/api/api.ts';
import { listed, running } from '#shared/i18n/i18n.ts';
import type { Decision } from '#shared/testing/lying-server.tsx';
import { posting } from '#shared/testing/posted.ts';
import { applyContent, type KeyRequest } from '../../screens/center/key-recovery/apply/apply-content.ts';
import { ApplySign } from '../../screens/center/key-recovery/apply/apply-sign.tsx';
import { useKeyRequest } from '../../screens/center/key-recovery/apply/use-key-request.ts';
import { exportContent } from '../../screens/center/key-recovery/export/export-content.ts';
import { ExportSign } from '../../screens/center/key-recovery/export/export-sign.tsx';
import { applicationOf, keysOfSubWallet } from '../../screens/center/key-recovery/key-reads.ts';
import { ToolFile } from '../../screens/center/key-recovery/tool/tool-file.tsx';
import { rememberTool } from '../../screens/center/key-recovery/tool/tool-memory.ts';

const nothing = () => {};
const { treasury } = walletIds;
const place = `/mpc/center/keyRecovery?w=${treasury}`;
/** A request for its keys is approved, and nobody exported them yet. */
const gasStation = 2007;

function words(): TFunction<'privateKeyRecovery'> {
  const found = running();
  if (found === null) throw new Error('There are no words');
  return found.getFixedT(null, 'privateKeyRecovery');
}

const asked = { scope: 'sub_wallet', subWalletId: subWalletIds.payroll, reason: 'Yearly test' } as const;

interface Requested {
  request: KeyRequest;
  again: () => Promise<KeyRequest | null>;
}

/** The keys of Payroll are asked for. */
function useApplying() {
  const { request, again } = useKeyRequest(treasury, asked);
  return {
    decided: request === null ? null : { request, again },
    page: (looked: Requested) => <ApplySign {...looked} onClose={nothing} />,
  };
}

export const requestedKeys: Decision<Requested> = {
  name: 'signature that asks for the keys of a sub-wallet',
  as: 'owner',
  at: place,
  useOffer: useApplying,
  posts: ({ request: { subWallets, reason } }) =>
    posting(signing.generate, {
      business_type: 'key_export_sub_wallet',
      business_id: subWallets[0]?.sub_wallet_id ?? 0,
      summary: reason,
    }),
  about: ({ request }) => applyContent(request, words()),
  button: 'Refresh code',
  notices: ['wallets.allSubWallets *.sub_wallet_name', 'keyExport.keys list.*.key_type'],
};

/** Of what was approved the file is made. */
function useExporting() {
  const keys = useQuery(keysOfSubWallet(treasury, gasStation));
  const applyId = keys.data?.list[0]?.application?.apply_id;
  const application = useQuery({ ...applicationOf(applyId ?? 0), enabled: applyId !== undefined });
  return {
    decided: application.data ?? null,
    page: (looked: KeyApplication) => <ExportSign asked={looked} onClose={nothing} />,
  };
}

export const exportedKeys: Decision<KeyApplication> = {
  name: 'signature that exports the keys of an approved request',
  as: 'owner',
  at: place,
  useOffer: useExporting,
  posts: ({ apply_id, sub_wallets }) =>
    posting(signing.generate, {
      business_type: 'key_export_file',
      business_id: apply_id,
      summary: words()('export.summary', { names: listed(sub_wallets.map((one) => one.sub_wallet_name)) }),
    }),
  about: (looked) => exportContent(looked, words()),
  button: 'Refresh code',
  lies: { 'approvals.keyApplication': /^/ },
  notices: ['approvals.keyApplication reason', 'approvals.keyApplication sub_wallets.*.sub_wallet_name'],
};

/** A program that is downloaded is run by somebody: it leaves this browser too. */
const downloaded = { kind: 'command', path: '/api/downloaded', domain: 'keyExport' } as unknown as Command<
  string,
  null
>;

/** The tool for Linux, whose version was taken here before. */
function useTaking() {
  const tool = useQuery(recoveryToolOf('linux'));
  // What another computer would run is as good a lie as any.
  useQuery(recoveryToolOf('windows'));
  const [isKnown, setKnown] = useState(false);
  const known = useRef(false);
  useEffect(() => {
    if (tool.data === undefined || known.current) return;
    known.current = true;
    void rememberTool(people.owner.uid, tool.data).then(() => setKnown(true));
  }, [tool.data]);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function take(this: HTMLAnchorElement) {
    const hash = document.querySelector('code')?.textContent.replaceAll(' ', '');
    client.call(downloaded, `${this.href} ${hash}`).catch(nothing);
  });
  return {
    decided: isKnown ? (tool.data ?? null) : null,
    page: (looked: ToolDownload) => <ToolFile tool={looked} system="Linux" />,
  };
}

export const takenTool: Decision<ToolDownload> = {
  name: 'download of the recovery tool',
  as: 'owner',
  at: `${place}&tab=tool`,
  useOffer: useTaking,
  posts: ({ url, sha256 }) => posting(downloaded, `${new URL(url, location.origin).href} ${sha256}`),
  button: /^Download for Linux/,
  notices: ['keyExport.tool sha256', 'keyExport.tool url'],
};
