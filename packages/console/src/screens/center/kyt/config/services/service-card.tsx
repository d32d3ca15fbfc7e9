import type { KytService } from '@mpc/api';
import {
  Avatar,
  Button,
  Card,
  Inline,
  KeyValueList,
  ProgressBar,
  Stack,
  StatusTag,
  Text,
  Time,
} from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { useToday } from '#shared/list/use-today.ts';
import { exactAmount } from '#shared/money/exact-amount.ts';
import { useOverlayParam } from '#shared/overlay/overlay-param.ts';
import { planWords } from '../kyt-plan-words.ts';
import { activationBlock, expiryOf, readersZone, usageOf } from './service-looks.ts';

export interface ServiceCardProps {
  service: KytService;
  /** The one in use. */
  isCurrent: boolean;
  /** Why nothing can be changed, but looked at. */
  barred: string | undefined;
}

/** A provider: its plan, how much of it is used, how far it is set up, and what can be done with it. */
export function ServiceCard({ service, isCurrent, barred }: ServiceCardProps) {
  const { t } = useTranslation('kyt');
  const { name, plan_name: plan, price, period_days: days, quota, open_status: isBought } = service;
  return (
    <Card
      title={
        <Inline wrap={false}>
          <Avatar name={name} shape="square" aria-hidden />
          {name}
        </Inline>
      }
      action={isCurrent ? <StatusTag tone="running">{t('config.service.current')}</StatusTag> : null}
    >
      <Stack gap="m">
        <States service={service} />
        <KeyValueList
          items={[
            {
              key: 'plan',
              label: t(isBought === 1 ? 'config.service.plan' : 'config.service.offer'),
              value: planWords({ plan, quota, days }, t),
            },
            {
              key: 'price',
              label: t('config.service.price'),
              value: `${exactAmount(price)} USDT`,
            },
            {
              key: 'expiry',
              label: t('config.service.expiry'),
              value: service.expire_time === 0 ? null : <Expiry service={service} />,
            },
          ]}
        />
        <Usage service={service} />
        <Actions service={service} barred={barred} />
      </Stack>
    </Card>
  );
}

/** How far a wallet has come with it. */
function States({ service }: { service: KytService }) {
  const { t } = useTranslation('kyt');
  const { status, config_status: isConfigured, open_status: isBought } = service;
  if (isBought === 0 && isConfigured === 0 && status === 0)
    return (
      <Inline>
        <StatusTag tone="idle" outlined>
          {t('config.state.notPurchased')}
        </StatusTag>
      </Inline>
    );
  return (
    <Inline>
      {status === 1 ? <StatusTag tone="success">{t('config.state.active')}</StatusTag> : null}
      {isBought === 1 ? <StatusTag tone="idle">{t('config.state.purchased')}</StatusTag> : null}
      <StatusTag tone={isConfigured === 1 ? 'idle' : 'attention'}>
        {t(isConfigured === 1 ? 'config.state.configured' : 'config.state.notConfigured')}
      </StatusTag>
    </Inline>
  );
}

/** When the plan ends, in days of the reader's calendar. */
export function Expiry({ service }: { service: KytService }) {
  const { t } = useTranslation('kyt');
  const expiry = expiryOf(service, useToday(), readersZone());
  if (expiry === null) return null;
  const words = t(`config.expiry.${expiry.words}`, { count: expiry.count });
  return (
    <Inline>
      {expiry.isOver ? <StatusTag tone="danger">{words}</StatusTag> : words}
      <Text tone="muted">
        <Time at={service.expire_time} kind="short" />
      </Text>
    </Inline>
  );
}

function Usage({ service }: { service: KytService }) {
  const { t } = useTranslation('kyt');
  const usage = usageOf(service);
  if (usage === null) return <Text tone="muted">{t('config.service.noPlan')}</Text>;
  const { package_used: used, package_total: total } = service;
  return (
    <ProgressBar
      label={t('config.service.used')}
      value={usage.share}
      tone={usage.tone}
      text={t('config.service.usedOf', {
        used: exactAmount(String(used)),
        total: exactAmount(String(total)),
      })}
    />
  );
}

function Actions({ service, barred }: { service: KytService; barred: string | undefined }) {
  const { t } = useTranslation('kyt');
  const { show } = useOverlayParam();
  const zone = readersZone();
  const today = useToday();
  const { id, name, status, open_status: isBought } = service;
  const block = activationBlock(service, today, zone);
  const mustPay = isBought === 0 || expiryOf(service, today, zone)?.isOver === true;
  return (
    <Stack gap="s">
      <Inline>
        <Button
          aria-label={t('config.act.configureOf', { name })}
          disabledReason={barred ?? (isBought === 0 ? t('config.block.notPurchased') : undefined)}
          onClick={() => show('configure', id)}
        >
          {t('config.act.configure')}
        </Button>
        {status === 1 ? (
          <Button
            aria-label={t('config.act.closeOf', { name })}
            disabledReason={barred}
            onClick={() => show('close', id)}
          >
            {t('config.act.close')}
          </Button>
        ) : (
          <Button
            variant="primary"
            aria-label={t('config.act.activateOf', { name })}
            disabledReason={barred ?? (block === null ? undefined : t(`config.block.${block}`))}
            onClick={() => show('activate', id)}
          >
            {t('config.act.activate')}
          </Button>
        )}
      </Inline>
      {mustPay || block !== null ? (
        <Text as="p" size="label" tone="muted">
          {mustPay ? t(isBought === 0 ? 'config.buy' : 'config.renew') : t('config.block.notConfigured')}
        </Text>
      ) : null}
    </Stack>
  );
}
