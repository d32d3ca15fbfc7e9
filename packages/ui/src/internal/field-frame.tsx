import { CircleAlert, Info, TriangleAlert } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import type { FieldBasics, FieldControl, FieldVerdict } from './field-basics.ts';
import {
  Aside,
  Description,
  Head,
  Label,
  Mark,
  Message,
  Root,
  Title,
  Verdict,
  Verdicts,
} from './field.styles.ts';

interface FieldFrameProps extends Omit<FieldBasics, 'error' | 'verdicts' | 'required' | 'disabled' | 'name'> {
  control: FieldControl;
  verdicts: readonly FieldVerdict[];
  /** The field is several controls under one label. */
  group?: 'radiogroup' | 'group' | undefined;
  children: ReactNode;
}

const icons = { error: CircleAlert, warning: TriangleAlert, note: Info };

/** Label, what stands beside it, the control, its description, and what is to be said about its value. */
export function FieldFrame({
  label,
  description,
  aside,
  control,
  verdicts,
  group,
  children,
  ...rest
}: FieldFrameProps) {
  const { id } = control;
  const ties = {
    role: group,
    'aria-labelledby': `${id}-label`,
    'aria-describedby': control['aria-describedby'],
    ...(group === 'radiogroup'
      ? { 'aria-invalid': control['aria-invalid'], 'aria-required': control['aria-required'] }
      : {}),
  };
  return (
    <Root
      {...rest}
      {...(group ? ties : {})}
      onClick={(event) => {
        rest.onClick?.(event);
        leadToControl(event, id);
      }}
      data-invalid={control['aria-invalid']}
    >
      <Head>
        <Label as={group ? 'span' : 'label'} id={`${id}-label`} {...(group ? {} : { htmlFor: id })}>
          {label}
          {control['aria-required'] ? <Mark aria-hidden>*</Mark> : null}
        </Label>
        {aside === undefined ? null : <Aside>{aside}</Aside>}
      </Head>
      {children}
      {description === undefined ? null : <Description id={`${id}-description`}>{description}</Description>}
      <FieldVerdicts id={`${id}-verdicts`} verdicts={verdicts} />
    </Root>
  );
}

/** A label leads to its control where the browser would not, or would press it. */
function leadToControl(event: MouseEvent<HTMLElement>, id: string) {
  if (!(event.target instanceof Element) || event.target.closest('label')?.htmlFor !== id) return;
  const control = event.currentTarget.querySelector<HTMLElement>('[data-control]');
  if (control === null || control.matches('input, textarea')) return;
  event.preventDefault();
  control.focus();
}

/** Always there, so that what appears in it is announced. */
export function FieldVerdicts({ id, verdicts }: { id: string; verdicts: readonly FieldVerdict[] }) {
  return (
    <Verdicts id={id} aria-live="polite">
      {verdicts.map(({ level, title, message }, place) => {
        const Icon = icons[level];
        return (
          <Verdict
            key={`${level} ${place}`}
            data-level={level}
            data-boxed={title === undefined ? undefined : true}
          >
            <Icon size={16} strokeWidth={1.5} aria-hidden />
            <Message>
              {title === undefined ? null : <Title>{title}</Title>}
              {message}
            </Message>
          </Verdict>
        );
      })}
    </Verdicts>
  );
}
