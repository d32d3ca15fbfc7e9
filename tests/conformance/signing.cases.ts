import { signing, withdrawals } from '@mpc/api';
import type { CasesOf } from './cases.ts';
import { etherPayment, paid } from './outgoing.ts';

export const signingCases: CasesOf<typeof signing> = {
  generate: {
    ask: async (bed) => ({
      business_type: 'withdraw',
      business_id: await paid(bed, 'member'),
      summary: '25 USDT (TRC20)',
    }),
    // Only the owner is asked to sign there.
    others: { admin: '200025', member: '200025', secondMember: '200025', approver: '210003' },
    refused: {
      '200013': {
        by: 'admin',
        async ask(bed) {
          // Signature protection: his own order, at a step that is his too.
          const business_id = await paid(bed, 'admin', { amount: '1500' });
          return { business_type: 'withdraw', business_id, summary: '' };
        },
      },
      '200025': {
        by: 'member',
        ask: async (bed) => ({
          business_type: 'withdraw',
          business_id: await paid(bed, 'member'),
          summary: '',
        }),
      },
      '210003': { ask: () => ({ business_type: 'withdraw', business_id: 1, summary: '' }) },
    },
  },
  status: {
    async ask(bed) {
      const { withdraw_id } = await bed.call('owner', withdrawals.create, etherPayment());
      const code = { business_type: 'withdraw', business_id: withdraw_id, summary: '' } as const;
      return { qrc_id: (await bed.call('owner', signing.generate, code)).qrc_id };
    },
    others: { admin: '210003', member: '210003', secondMember: '210003', approver: '210003' },
    refused: { '210003': { ask: () => ({ qrc_id: 'none' }) } },
  },
};
