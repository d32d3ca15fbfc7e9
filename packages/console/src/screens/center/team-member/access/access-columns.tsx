import { Avatar, Inline, Text, type TableColumn } from '@mpc/ui';
import type { MemberStep } from '@mpc/api';
import type { TFunction } from 'i18next';
import { listed } from '#shared/i18n/i18n.ts';
import { roleKey } from '#shared/session/role.ts';
import { strategyName } from '../member/strategy-name.ts';
import { rights, type AccessRow, type Right } from './access.rules.ts';
import { GrantCell } from './grant-cell.tsx';

interface Words {
  t: TFunction<'teamMember'>;
  /** The words of the shell, for roles. */
  shell: TFunction;
}

/** The strategies of some steps, by name. */
export const strategiesOf = (steps: readonly MemberStep[], t: TFunction<'teamMember'>): string =>
  listed([...new Set(steps.map((step) => strategyName(step, t)))]);

const stepsFor = (right: Right, { approves, signs }: AccessRow): readonly MemberStep[] =>
  right === 'approve' ? approves : right === 'sign' ? signs : [];

/** Wide enough for what limits it. */
const widths: Partial<Record<Right, number>> = { sign: 148, cancel: 140 };

const rightColumn = (right: Right, t: TFunction<'teamMember'>): TableColumn<AccessRow> => ({
  key: right,
  header: t(`right.${right}`),
  minWidth: widths[right] ?? 64,
  text: ({ grants }) => t(`grant.${grants[right]}`),
  cell: (row) => <GrantCell grant={row.grants[right]} steps={stepsFor(right, row)} />,
});

/** The access matrix: a member, a sub-wallet, and a column for each right. */
export const accessColumns = ({ t, shell }: Words): TableColumn<AccessRow>[] => [
  {
    key: 'member',
    header: t('column.member'),
    isTitle: true,
    card: 'lead',
    minWidth: 140,
    text: ({ member }) => member.nickname,
    cell: ({ member }) => (
      <Inline gap="s" wrap={false}>
        <Avatar name={member.nickname} size={24} />
        <Text tone="strong" truncate>
          {member.nickname}
        </Text>
      </Inline>
    ),
  },
  {
    key: 'role',
    header: t('column.role'),
    card: 'state',
    priority: 1,
    cell: ({ member }) => shell(roleKey(member.role)),
  },
  {
    key: 'subWallet',
    header: t('column.subWallet'),
    card: 'about',
    minWidth: 120,
    cell: ({ subWalletName }) => subWalletName,
  },
  ...rights.map((right) => rightColumn(right, t)),
];
