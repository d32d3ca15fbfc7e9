import {
  Banner,
  Button,
  Drawer,
  DrawerFooter,
  Section,
  Skeleton,
  Stack,
  Text,
  TextArea,
  toasts,
} from '@mpc/ui';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isOrderKind, type Item, ItemContent, takesRemark, titleText, TypeName } from '#features/approvals';
import type { Verdict } from '#features/decisions';
import { useSettled } from '#shared/freshness/use-settled.ts';
import { QueryView } from '#shared/query-view/query-view.tsx';
import { useCommonStore } from '#shared/session/common-store.ts';
import { RowResult } from './row-result.tsx';
import { useTogether, type Place } from './use-together.ts';

export interface TogetherDrawerProps {
  places: readonly Place[];
  verdict: Verdict;
  onClose: () => void;
}

/** One confirmation for one or several things of a sort: each of them in full, one remark, and what became of each. */
export function TogetherDrawer({ places, verdict, onClose }: TogetherDrawerProps) {
  const { t } = useTranslation();
  const uid = useCommonStore((state) => state.user?.uid ?? 0);
  const together = useTogether(places, verdict, uid);
  const { items, outcomes, gone, failed } = together;
  const isOver = items !== null && items.length === 0;

  const leave = useEffectEvent(() => {
    toasts.show({ key: 'handled', tone: 'attention', message: t('together.allHandled') });
    onClose();
  });
  useEffect(() => {
    if (isOver) leave();
  }, [isOver]);

  const count = items?.length ?? places.length;
  return (
    <Drawer open size="wide" title={t(`together.title.${verdict}`, { count })} onClose={onClose}>
      {failed === undefined ? null : <QueryView query={failed}>{() => null}</QueryView>}
      {items === null ? (
        failed === undefined && <Skeleton shape="rows" count={count} />
      ) : (
        <Stack gap="xl">
          {gone > 0 ? <Banner tone="attention">{t('together.gone', { count: gone })}</Banner> : null}
          {items.map((item, at) => (
            <One key={item.key} item={item} at={at + 1} of={items.length}>
              {outcomes === null ? null : (
                <RowResult
                  item={item}
                  outcome={outcomes.get(item.key) ?? { kind: 'waiting' }}
                  verdict={verdict}
                  readAgain={() => together.readAgain(item)}
                  tell={together.tell}
                />
              )}
            </One>
          ))}
          <Foot items={items} verdict={verdict} together={together} onClose={onClose} />
        </Stack>
      )}
    </Drawer>
  );
}

function One({ item, at, of, children }: { item: Item; at: number; of: number; children: ReactNode }) {
  const { t, i18n } = useTranslation();
  return (
    <Section
      title={
        <>
          {of === 1 ? null : `${at} / ${of} · `}
          <TypeName type={item.type} />
        </>
      }
    >
      <Stack gap="m">
        {isOrderKind(item.kind) ? null : <Text tone="strong">{titleText(item.title, { t, i18n })}</Text>}
        {item.subWalletName === '' ? null : <Text tone="muted">{item.subWalletName}</Text>}
        <ItemContent item={item} />
        {children}
      </Stack>
    </Section>
  );
}

interface FootProps {
  items: readonly Item[];
  verdict: Verdict;
  together: ReturnType<typeof useTogether>;
  onClose: () => void;
}

function Foot({ items, verdict, together, onClose }: FootProps) {
  const { t } = useTranslation();
  const [remark, setRemark] = useState('');
  const { outcomes, blocked, decide } = together;
  const settled = useSettled(items.map((item) => item.key).join(' '));
  const calls = items.filter((item) => typeof item.ways[verdict] === 'function').length;
  const sending = [...(outcomes?.values() ?? [])].some(
    ({ kind }) => kind === 'waiting' || kind === 'sending',
  );
  if (outcomes !== null) {
    return (
      <DrawerFooter>
        <Button block busy={sending} onClick={onClose}>
          {t('signing.close')}
        </Button>
      </DrawerFooter>
    );
  }
  const label = calls === 0 ? t('together.phone') : t(`together.confirm.${verdict}`, { count: items.length });
  return (
    <DrawerFooter>
      <Stack gap="s">
        {calls > 0 && items.every((item) => takesRemark(item, verdict)) ? (
          <TextArea
            label={t(`approval.remarkFor.${verdict}`)}
            value={remark}
            onChange={setRemark}
            limit={200}
            rows={2}
          />
        ) : null}
        <Text tone="muted">{t(`approval.consequence.${verdict}`)}</Text>
        <Button
          block
          variant={verdict === 'approve' ? 'primary' : 'danger'}
          busy={!settled}
          disabledReason={blocked}
          onClick={() => void decide(remark)}
        >
          {label}
        </Button>
      </Stack>
    </DrawerFooter>
  );
}
