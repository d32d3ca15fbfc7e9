import {
  AmountField,
  Avatar,
  Card,
  CoinIcon,
  MultiSelect,
  RadioGroup,
  Select,
  Stack,
  TextArea,
  TextField,
} from '../index.ts';
import { formTexts } from './form-page-texts.ts';
import { strategyCoins, strategyPeople, strategySubWallets, type StrategyDraft } from './strategy-draft.ts';
import { useTexts } from './use-texts.ts';

interface StrategyFieldsProps {
  draft: StrategyDraft;
  onChange: (part: Partial<StrategyDraft>) => void;
  /** What the server has against the name. */
  nameError: string | undefined;
}

/** The fields in the order in which one thinks of them: what, when, who. */
export function StrategyFields({ draft, onChange, nameError }: StrategyFieldsProps) {
  const words = useTexts(formTexts);
  const symbol = strategyCoins.find(({ id }) => id === draft.coin)?.symbol ?? 'USD';
  const counts = draft.approvers.map((_, place) => String(place + 1));
  return (
    <Stack>
      <Card title={words.about}>
        <Stack>
          <TextField
            label={words.name}
            name="name"
            description={words.nameHint}
            value={draft.name}
            onChange={(name) => onChange({ name })}
            error={nameError}
            limit={40}
            required
          />
          <MultiSelect
            label={words.subWallets}
            options={strategySubWallets.map((id) => ({ id, label: words[id] }))}
            value={draft.subWallets}
            onChange={(subWallets) => onChange({ subWallets })}
            required
          />
        </Stack>
      </Card>
      <Card title={words.when}>
        <Stack>
          <Select
            label={words.coin}
            options={strategyCoins.map(({ id, symbol, network }) => ({
              id,
              label: symbol,
              detail: network,
              icon: <CoinIcon symbol={symbol} size={20} />,
            }))}
            value={draft.coin}
            onChange={(coin) => onChange({ coin })}
            required
          />
          <AmountField
            label={words.from}
            symbol={symbol}
            value={draft.from}
            onChange={(from) => onChange({ from })}
            decimals={6}
            required
          />
          <RadioGroup
            label={words.recipients}
            options={[
              { id: 'any', label: words.any },
              { id: 'unlisted', label: words.unlisted, detail: words.unlistedHint },
            ]}
            value={draft.recipients}
            onChange={(recipients) => onChange({ recipients })}
          />
        </Stack>
      </Card>
      <Card title={words.who}>
        <Stack>
          <MultiSelect
            label={words.approvers}
            options={strategyPeople.map((person) => ({
              ...person,
              icon: <Avatar name={person.label} size={24} />,
            }))}
            value={draft.approvers}
            onChange={(approvers) => onChange({ approvers, threshold: null })}
            required
          />
          <Select
            label={words.threshold}
            description={words.thresholdHint}
            options={counts.map((count) => ({ id: count, label: `${count} / ${counts.length}` }))}
            value={draft.threshold}
            onChange={(threshold) => onChange({ threshold })}
            disabled={counts.length === 0}
            required
          />
          <TextArea
            label={words.remark}
            value={draft.remark}
            onChange={(remark) => onChange({ remark })}
            limit={200}
          />
        </Stack>
      </Card>
    </Stack>
  );
}
