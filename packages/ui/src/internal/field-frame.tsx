import { CircleAlert, Info, TriangleAlert } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import type { FieldBasics, FieldControl, FieldMessage } from './field-basics.ts';
import {
  Aside,
  Description,
  Head,
  Label,
  Mark,
  Sentence,
  Root,
  Title,
  Message,
  Messages,
} from './field.styles.ts';

interface FieldFrameProps extends Omit<FieldBasics, 'error' | 'messages' | 'required' | 'disabled' | 'name'> {
  control: FieldControl;
  messages: readonly FieldMessage[];
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
  messages,
  group,
  children,
  ...rest
}: FieldFrameProps) {
  const { id } = control;
  const ties = {
    id,
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
      <FieldMessages id={`${id}-messages`} messages={messages} />
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
export function FieldMessages({ id, messages }: { id: string; messages: readonly FieldMessage[] }) {
  return (
    <Messages id={id} aria-live="polite">
      {messages.map(({ level, title, message }, place) => {
        const Icon = icons[level];
        return (
          <Message
            key={`${level} ${place}`}
            data-level={level}
            data-boxed={title === undefined ? undefined : true}
          >
            <Icon size={16} strokeWidth={1.5} aria-hidden />
            <Sentence>
              {title === undefined ? null : <Title>{title}</Title>}
              {message}
            </Sentence>
          </Message>
        );
      })}
    </Messages>
  );
}
