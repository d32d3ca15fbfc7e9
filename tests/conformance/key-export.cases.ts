import type { contract } from '@mpc/api';
import type { CasesOf } from './cases.ts';

type KeyExport = (typeof contract)['keyExport'];

export const keyExportCases: CasesOf<KeyExport> = {
  keys: {
    ask: () => ({ wallet_id: 1001, key_type: 'secp256k1', export_status: [0, 1, 2, 3], page_size: 50 }),
    // Keys are for whoever may export them.
    others: { member: '200004', secondMember: '200004', approver: '200004' },
  },
  tool: { ask: () => ({ platform: 'linux' }) },
};
