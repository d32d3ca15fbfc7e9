import { FieldFrame } from '../../internal/field-frame.tsx';
import { TextCounter } from '../../internal/text-counter.tsx';
import { useTextControl, type FreeTextProps } from '../../internal/use-text-control.ts';
import { AreaBox, AreaInput } from './text-area.styles.ts';

export interface TextAreaProps extends FreeTextProps<HTMLTextAreaElement> {
  /** Lines seen before it scrolls. @default 3 */
  rows?: number;
}

/** Several lines of text with a label: remarks, reasons, keys. */
export function TextArea({ rows = 3, ...props }: TextAreaProps) {
  const { frame, control, counter, hold } = useTextControl(props);
  return (
    <FieldFrame {...frame} aside={<TextCounter control={control} aside={frame.aside} counter={counter} />}>
      <AreaBox ref={hold}>
        <AreaInput {...control} rows={rows} />
      </AreaBox>
    </FieldFrame>
  );
}
