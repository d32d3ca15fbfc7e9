import type { notices, ParamsOf } from '@mpc/api';
import type { CasesOf } from './cases.ts';
import { expire } from './expire.ts';

const wallet_id = 1001;
const receiver: ParamsOf<typeof notices.saveReceivers>['receivers'][number] = {
  name: 'Night desk',
  email: 'night@harbour.example',
  events: ['gas_low'],
  status: 1,
};

export const noticesCases: CasesOf<typeof notices> = {
  receivers: { ask: () => ({ wallet_id, notice_type: 'auto_collect' }) },
  saveReceivers: {
    ask: ({ world }) => ({
      wallet_id,
      notice_type: 'auto_collect',
      receivers: [
        ...world.receivers
          .where('list', `${wallet_id}/auto_collect`)
          .map(({ id, name, email, events, status }) => ({ id, name, email, events, status })),
        { ...receiver, send_test: 1 },
      ],
    }),
    others: { member: '200004', secondMember: '200004', approver: '200004' },
    refused: {
      '200040': {
        ask: ({ world }) => {
          expire(world, wallet_id);
          return { wallet_id, notice_type: 'auto_collect', receivers: [receiver] };
        },
      },
    },
  },
};
