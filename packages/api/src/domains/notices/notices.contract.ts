import * as v from 'valibot';
import { codes } from '../../core/codes.ts';
import { command, domain, query } from '../../core/endpoint.ts';
import { Receiver, ReceiverQuestion, ReceiversSaved, SaveReceivers } from './notices.schema.ts';

/** Who is told by e-mail when something is wrong. */
export const notices = domain('notices', {
  /** List alert recipients. E-mail addresses for one kind of alert. */
  receivers: query('GET /api/mpc/notice/receivers', {
    params: ReceiverQuestion,
    data: v.array(Receiver),
    echoes: { notice_type: '*.notice_type' },
  }),
  /** Save alert recipients. Replaces the list of one kind of alert as a whole, at once. */
  saveReceivers: command('POST /api/mpc/notice/save_receivers', {
    params: SaveReceivers,
    data: ReceiversSaved,
    echoes: { notice_type: 'list.*.notice_type' },
    refreshes: ['operations'],
    refusals: [codes.packageExpired],
  }),
});
