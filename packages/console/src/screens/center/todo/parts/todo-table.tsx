import type { ApprovalItem } from '@mpc/api';
import { Button, Inline, Table, type TableColumn } from '@mpc/ui';
import type { ReactNode } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { isOrderKind, kindOf, itemRefOf } from '#features/approvals';
import type { ListTable } from '#shared/list/list-view.tsx';
import { usePhone } from '#shared/use-media.ts';
import { actionOf, canDecide, canCancel } from '../todo-action.rules.ts';
import type { TodoState } from '../todo-list.ts';

export interface TodoTableProps extends ListTable {
  tab: TodoState['tab'];
  /** The detail stands beside it, with all that can be done. */
  isBeside: boolean;
  columns: readonly TableColumn<ApprovalItem>[];
  items: readonly ApprovalItem[];
  /** The item that stands open. */
  selectedKey: number | undefined;
  onOpen: (item: ApprovalItem) => void;
  onRevoke: (item: ApprovalItem) => void;
  /** Those that are ticked, by number. */
  picked: ReadonlySet<number | string>;
  onPick: (keys: ReadonlySet<number | string>) => void;
  /** What can be done with what is ticked. */
  actions: (keys: ReadonlySet<number | string>) => ReactNode;
}

/** One line for each item: what is asked, by whom, how far it has come, and what is this person's to do. */
export function TodoTable({
  tab,
  isBeside,
  items,
  picked,
  onPick,
  actions,
  onRevoke,
  ...rest
}: TodoTableProps) {
  const { t } = useTranslation();
  // In a card the request needs the room, and a touch anywhere on it leads to the same place.
  const isOpenedOnly = usePhone() && tab === 'mine';
  return (
    <Table
      {...rest}
      label={t('nav.todo')}
      rows={items}
      rowKey={(item) => item.item_id}
      opens={(item) => itemRefOf(item) !== null}
      {...(tab === 'mine'
        ? { selectedKeys: picked, onSelect: onPick, selectable: canDecide, selectionActions: actions }
        : {})}
      {...(tab === 'done' || isBeside || isOpenedOnly
        ? {}
        : {
            rowActions: (item: ApprovalItem) => (
              <Inline gap="s" wrap={false}>
                <Act item={item} onOpen={rest.onOpen} />
                {tab === 'started' ? <TakeBack item={item} onRevoke={onRevoke} /> : null}
              </Inline>
            ),
          })}
    />
  );
}

/** What is this person's to do: it is done where everything about it stands. */
function Act({ item, onOpen }: { item: ApprovalItem; onOpen: (item: ApprovalItem) => void }) {
  const { t } = useTranslation();
  const action = actionOf(item);
  if (action === 0) return null;
  return (
    <Button
      size="small"
      onClick={({ currentTarget }) => {
        // Beside an open item the rows have no buttons: the focus stays in the row.
        currentTarget.closest('tr')?.querySelector<HTMLElement>('[data-does="open"]')?.focus();
        onOpen(item);
      }}
    >
      {t(`todo.action.${action}`)}
    </Button>
  );
}

/** An order is canceled, a change revoked; what the server has no call for says so. */
function TakeBack({ item, onRevoke }: { item: ApprovalItem; onRevoke: (item: ApprovalItem) => void }) {
  const { t } = useTranslation();
  const kind = kindOf(item.item_type);
  if (kind === 'bill') return null;
  const label = t(kind !== null && isOrderKind(kind) ? 'todo.cancel' : 'todo.revoke');
  return (
    <Button
      size="small"
      disabledReason={canCancel(item) ? undefined : t('todo.noRevoke')}
      onClick={() => onRevoke(item)}
    >
      {label}
    </Button>
  );
}
