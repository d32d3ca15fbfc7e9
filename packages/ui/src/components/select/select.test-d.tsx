import { ComboBox } from '../combo-box/index.ts';
import { MultiSelect } from '../multi-select/index.ts';
import { RadioGroup } from '../radio-group/index.ts';
import { Select } from './select.tsx';

/** Never drawn: what is claimed here is claimed to the compiler. A value is one of the options, not one more of them. */
const field = {
  label: 'Network',
  options: [
    { id: 'tron', label: 'TRON' },
    { id: 'ton', label: 'TON' },
  ] as const,
};

export const right = [
  <Select key="select" {...field} value="tron" />,
  <ComboBox key="combo-box" {...field} value={null} />,
  <ComboBox
    key="any-text"
    {...field}
    allowsCustomValue
    value="trn"
    onChange={(value: string | null) => value}
  />,
  <MultiSelect key="multi-select" {...field} value={['tron', 'ton']} />,
  <RadioGroup key="radio-group" {...field} defaultValue="ton" />,
];

export const wrong = [
  // @ts-expect-error No option is this.
  <Select key="select" {...field} value="trn" />,
  // @ts-expect-error No option is this.
  <ComboBox key="combo-box" {...field} defaultValue="trn" />,
  // @ts-expect-error No option is this.
  <MultiSelect key="multi-select" {...field} value={['tron', 'trn']} />,
  // @ts-expect-error No option is this.
  <RadioGroup key="radio-group" {...field} value="trn" />,
];
