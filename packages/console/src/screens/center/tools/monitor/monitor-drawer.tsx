import { receiving, type TronMonitor } from '@mpc/api';
import { addressKey } from '@mpc/api/addresses';
import {
  AddressField,
  AmountField,
  ComboBox,
  Drawer,
  DrawerFooter,
  ellipsis,
  Form,
  RadioGroup,
  Stack,
  SubmitButton,
  TextField,
  WholeAddress,
} from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { addressFieldCheck, AddressSummary } from '#features/address-check';
import { read } from '#shared/api/api.ts';
import { Drafted, type DraftProps } from '#shared/drafts/drafted.tsx';
import { ChangeMonitor } from './change-monitor.tsx';
import {
  monitorDraft,
  monitorName,
  settingOf,
  valuesOfMonitor,
  type MonitorValues,
} from './monitor.values.ts';

/** The contract counts no further. */
const greatestAlert = '1000000000';
const labelLimit = 30;

interface MonitorDrawerProps {
  walletId: number;
  /** All that are monitored; undefined until they are known. */
  all: readonly TronMonitor[] | undefined;
  /** Undefined for a new one. */
  row: TronMonitor | undefined;
  /** Why nothing can be saved. */
  against: string | undefined;
  onClose: () => void;
}

/** An address to monitor: which, what it is called, and from when on it is low. */
export function MonitorDrawer(props: MonitorDrawerProps) {
  const { t } = useTranslation('tools');
  const { walletId, row, onClose } = props;
  return (
    <Drawer open title={t(row === undefined ? 'monitor.add' : 'monitor.edit')} onClose={onClose}>
      <Drafted form={monitorDraft(walletId, row?.address)}>
        {(draft) => <MonitorForm {...props} {...draft} />}
      </Drafted>
    </Drawer>
  );
}

interface MonitorFormProps extends MonitorDrawerProps, DraftProps<Partial<MonitorValues>> {}

function MonitorForm(props: MonitorFormProps) {
  const { walletId, all = [], row, against, values: edits, onChange: set, onClear, onClose } = props;
  const { t } = useTranslation('tools');
  const form = useId();
  // What nobody has touched follows the server.
  const values = { ...valuesOfMonitor(row), ...edits };
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [asked, setAsked] = useState(false);
  const title = t(row === undefined ? 'monitor.add' : 'monitor.edit');
  const isTaken =
    row === undefined &&
    values.address !== '' &&
    all.some(({ address }) => addressKey('TRX', address) === addressKey('TRX', values.address));
  const taken = isTaken ? t('monitor.fault.taken') : undefined;
  return (
    <>
      <Form id={form} label={title} onSubmit={() => setAsked(true)} onProblems={setProblems}>
        <Stack gap="m">
          {row === undefined ? (
            <NewAddress walletId={walletId} values={values} error={taken} onChange={set} />
          ) : (
            <WholeAddress address={row.address} label={t('monitor.address')} />
          )}
          <TextField
            label={t('monitor.label')}
            limit={labelLimit}
            value={values.label}
            onChange={(label) => set({ label })}
          />
          <AmountField
            label={t('monitor.energyAlert')}
            description={t('monitor.alertDetail')}
            symbol=""
            decimals={0}
            max={greatestAlert}
            value={values.energy}
            onChange={(energy) => set({ energy })}
          />
          <AmountField
            label={t('monitor.netAlert')}
            description={t('monitor.alertDetail')}
            symbol=""
            decimals={0}
            max={greatestAlert}
            value={values.net}
            onChange={(net) => set({ net })}
          />
        </Stack>
      </Form>
      <DrawerFooter>
        <SubmitButton form={form} problems={problems} reason={against}>
          {t('monitor.review')}
        </SubmitButton>
      </DrawerFooter>
      {asked ? (
        <ChangeMonitor
          walletId={walletId}
          row={row}
          setting={settingOf(values)}
          name={row === undefined ? undefined : monitorName(row)}
          onDone={() => {
            onClear();
            onClose();
          }}
          onClose={() => setAsked(false)}
        />
      ) : null}
    </>
  );
}

interface NewAddressProps {
  walletId: number;
  values: MonitorValues;
  error: string | undefined;
  onChange: (part: Partial<MonitorValues>) => void;
}

/** One of ours by its sub-wallet, or any other, checked as it is typed. */
function NewAddress({ walletId, values, error, onChange }: NewAddressProps) {
  const { t } = useTranslation('tools');
  const { t: words } = useTranslation();
  const own = useQuery(read(receiving.myAddresses, { symbol: 'TRX', wallet_id: walletId }));
  const check = addressFieldCheck(words, 'TRX');
  const isAddress = values.address !== '' && check(values.address)?.level !== 'error';
  return (
    <>
      <RadioGroup
        label={t('monitor.origin.label')}
        direction="horizontal"
        options={(['own', 'other'] as const).map((id) => ({ id, label: t(`monitor.origin.${id}`) }))}
        value={values.origin}
        onChange={(origin) => onChange({ origin, address: '' })}
      />
      {values.origin === 'own' ? (
        <ComboBox
          label={t('monitor.subWallet')}
          required
          error={error}
          options={(own.data ?? []).map(({ address, sub_wallet_name }) => ({
            id: address,
            label: sub_wallet_name,
            detail: ellipsis(address),
            keywords: [address],
          }))}
          value={values.address === '' ? null : values.address}
          onChange={(address) => onChange({ address: address ?? '' })}
        />
      ) : (
        <AddressField
          label={t('monitor.address')}
          required
          value={values.address}
          check={check}
          error={error}
          onChange={(address) => onChange({ address })}
        />
      )}
      {!isAddress ? null : values.origin === 'own' ? (
        <WholeAddress address={values.address} label={t('monitor.address')} />
      ) : (
        <AddressSummary
          address={values.address}
          label={t('monitor.address')}
          baseSymbol="TRX"
          entered={values.address}
        />
      )}
    </>
  );
}
