import type { InputHTMLAttributes, ReactNode } from 'react';
import { FieldFrame } from '../../internal/field-frame.tsx';
import { Box, Input } from '../../internal/field.styles.ts';
import { TextCounter } from '../../internal/text-counter.tsx';
import { useTextControl, type FreeTextProps } from '../../internal/use-text-control.ts';

export interface TextFieldProps extends FreeTextProps {
  /** @default 'text' */
  type?: 'text' | 'email' | 'url' | 'tel' | 'password';
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  /** What the browser may fill in. @default 'off' */
  autoComplete?: string;
  /** Can be read and copied, not changed. */
  readOnly?: boolean;
  /** Stands inside the box behind the text: a unit, a small button. */
  suffix?: ReactNode;
}

/** One line of text with a label. */
export function TextField({
  type = 'text',
  inputMode,
  autoComplete = 'off',
  readOnly = false,
  suffix,
  ...props
}: TextFieldProps) {
  const { frame, control, counter, hold } = useTextControl(props);
  return (
    <FieldFrame {...frame} aside={<TextCounter control={control} aside={frame.aside} counter={counter} />}>
      <Box ref={hold}>
        <Input
          {...control}
          type={type}
          inputMode={inputMode}
          autoComplete={autoComplete}
          readOnly={readOnly}
        />
        {suffix}
      </Box>
    </FieldFrame>
  );
}
