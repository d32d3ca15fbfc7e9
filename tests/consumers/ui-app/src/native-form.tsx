import {
  AmountField,
  Button,
  Checkbox,
  CheckboxGroup,
  DatePicker,
  DateRangePicker,
  RadioGroup,
  Segmented,
  Stack,
  Switch,
  TagInput,
  TextArea,
  TextField,
} from '@mpc/ui';

const speeds = [
  { id: 'slow', label: 'Slow' },
  { id: 'fast', label: 'Fast' },
] as const;

/** A form without a line of script of its own: the browser sends and resets what the fields keep. */
export function NativeForm() {
  return (
    <form aria-label="Native" method="get">
      <Stack>
        <TextField label="Name" name="name" defaultValue="Rent" />
        <TextArea label="Remark" name="remark" />
        <AmountField label="Amount" name="amount" symbol="ETH" defaultValue="1.5" />
        <RadioGroup label="Speed" name="speed" options={speeds} defaultValue="slow" />
        <CheckboxGroup label="Notify" name="notify" options={speeds} all="All" />
        <Segmented label="View" name="view" items={speeds} />
        <TagInput label="Addresses" name="ip" defaultValue={['10.0.0.1']} />
        <DatePicker label="Due" name="due" defaultValue="2026-11-20" />
        <DateRangePicker
          label="Period"
          name="period"
          defaultValue={{ from: '2026-11-01', to: '2026-11-30' }}
        />
        <Switch name="alerts" defaultChecked>
          Alerts
        </Switch>
        <Checkbox name="read" value="yes">
          I have compared the address
        </Checkbox>
        <Button type="submit">Send</Button>
        <Button type="reset">Reset</Button>
      </Stack>
    </form>
  );
}
