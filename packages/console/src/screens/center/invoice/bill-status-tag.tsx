import type { BillStatus } from '@mpc/api';
import type { Tone } from '@mpc/ui';
import type { TFunction } from 'i18next';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { CodeTag } from '#shared/status/code-tag.tsx';
import { codeWords } from '#shared/status/look-of.ts';

const looks = {
  0: { tone: 'attention', label: 'status.0' },
  1: { tone: 'running', label: 'status.1' },
  2: { tone: 'success', label: 'status.2' },
  3: { tone: 'danger', label: 'status.3' },
  4: { tone: 'idle', label: 'status.4', outlined: true },
  5: { tone: 'attention', label: 'status.5' },
  6: { tone: 'idle', label: 'status.6', outlined: true },
} as const satisfies Record<BillStatus, { tone: Tone; label: `status.${BillStatus}`; outlined?: boolean }>;

/** How a bill stands, in words. */
export const billStatusWords = (status: BillStatus, t: TFunction<'invoice'>): string =>
  codeWords(looks, status, t);

/** How a bill stands. */
export function BillStatusTag({ status }: { status: BillStatus }) {
  const { t } = useTranslation('invoice');
  return <CodeTag looks={looks} code={status} t={t} />;
}
