import { accountAddress } from '@mpc/api/addresses';
import { Banner, Stack, Text, WholeAddress } from '@mpc/ui';
import type { TFunction } from 'i18next';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import type { CallAlert } from '@mpc/api/calls';
import type { CallContext } from './shown-call.ts';

interface CallAlertsProps {
  alerts: readonly CallAlert[];
  /** The contract that is called: what is of another one names it. */
  contract: string;
  context: CallContext;
}

/** What must be known before anybody agrees to a call, wherever inside of it that stands. */
export function CallAlerts({ alerts, contract, context }: CallAlertsProps) {
  const { t } = useTranslation();
  return alerts.map((alert) => (
    <Banner
      key={JSON.stringify(alert)}
      tone={alert.kind === 'unreadable' ? 'attention' : 'danger'}
      title={t(`call.${alert.kind}.title`)}
    >
      <Stack gap="xs">
        {detailOf(t, alert)}
        <Concerned alert={alert} contract={contract} context={context} />
      </Stack>
    </Banner>
  ));
}

function detailOf(t: TFunction, alert: CallAlert): string {
  switch (alert.kind) {
    case 'unlimited':
      return t(`call.unlimited.${alert.what}`);
    case 'broken':
      return t('call.broken.detail', { method: alert.method });
    case 'unreadable':
      return t('call.unreadable.detail', { selector: alert.selector });
    default:
      return t(`call.${alert.kind}.detail`);
  }
}

/** The contract an alert is of, where it is not the one that is called, by its name where it has one. */
function Concerned({
  alert,
  contract,
  context,
}: {
  alert: CallAlert;
  contract: string;
  context: CallContext;
}) {
  const { t } = useTranslation();
  const address = alert.kind === 'unlimited' ? alert.token : alert.contract;
  if (address === contract) return null;
  const spelt = accountAddress(context.baseSymbol, address);
  const name = context.registry?.name(spelt) ?? '';
  return (
    <Text size="label">
      {t('call.contract')}
      {name === '' ? null : ` · ${name}`} <WholeAddress address={spelt} label={t('call.contract')} />
    </Text>
  );
}
