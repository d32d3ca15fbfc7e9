import type { Receiver } from '../../../domains/notices/notices.schema.ts';
import { Table } from '../../world/table.ts';

/** Somebody a wallet tells by e-mail. */
export interface ReceiverRow extends Receiver {
  wallet_id: number;
}

/** Who is told what. */
export function noticesTables() {
  return {
    receivers: new Table<ReceiverRow, 'list'>((row) => row.id, {
      list: (row) => `${row.wallet_id}/${row.notice_type}`,
    }),
  };
}
