import { Check, X } from 'lucide-react';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import type { StopState } from '../../internal/rail.tsx';
import { stopWords } from '../../internal/stop-words.ts';
import { VisuallyHidden } from '../../internal/visually-hidden.styles.ts';
import { useWords } from '../../locale/locale-context.ts';
import { fill } from '../../locale/words.ts';
import {
  Detail,
  GoButton,
  GoLink,
  Marker,
  Position,
  Root,
  StepStatus,
  Step,
  Steps,
  Title,
} from './stepper.styles.ts';

/** One step of a form or a process. */
export interface StepperStep {
  key: string;
  title: string;
  /** What was chosen there, or why it failed. */
  detail?: ReactNode;
  state: StopState;
  /** Where the step is, to go back to it. */
  href?: string;
  /** Goes back to the step. */
  onClick?: () => void;
}

export interface StepperProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** What goes through these steps, for a screen reader. */
  label: string;
  steps: readonly StepperStep[];
  /** Side by side above a form, or one below the other beside it. Where there is little room, numbers alone. @default 'horizontal' */
  direction?: 'horizontal' | 'vertical';
  ref?: Ref<HTMLDivElement>;
}

/** Of more than so many steps the titles stand below the markers, where a row has no room for both. */
const fewSteps = 5;

/** The steps that a person goes through, which one is now, and a way back to those that are done. */
export function Stepper({ label, steps, direction = 'horizontal', ...rest }: StepperProps) {
  const words = useWords();
  const now = placeOf(steps);
  return (
    <Root {...rest} data-direction={direction} data-many={steps.length > fewSteps || undefined}>
      {/* The list says it to a screen reader. */}
      <Position aria-hidden>
        {steps.every(({ state }) => state === 'done')
          ? fill(words.stepperDone, { count: steps.length })
          : fill(words.stepperPlace, {
              number: now + 1,
              count: steps.length,
              title: steps[now]?.title ?? '',
            })}
      </Position>
      <Steps aria-label={label}>
        {steps.map((step, index) => (
          <Step
            key={step.key}
            data-state={step.state}
            aria-current={step.state === 'current' ? 'step' : undefined}
          >
            <Go step={step}>
              <Marker data-state={step.state} aria-hidden>
                {step.state === 'done' && <Check size={14} strokeWidth={2.5} />}
                {step.state === 'failed' && <X size={14} strokeWidth={2.5} />}
                {(step.state === 'current' || step.state === 'waiting') && index + 1}
              </Marker>
              <span>
                <Title data-state={step.state}>
                  <VisuallyHidden>
                    {words[stopWords[step.state]]}
                    {words.labelColon}
                  </VisuallyHidden>
                  {step.title}
                </Title>
                {step.detail !== undefined && <Detail data-state={step.state}>{step.detail}</Detail>}
              </span>
            </Go>
          </Step>
        ))}
      </Steps>
    </Root>
  );
}

/** A way to the step, where there is one. */
function Go({ step: { href, onClick }, children }: { step: StepperStep; children: ReactNode }) {
  if (href !== undefined)
    return (
      <GoLink href={href} variant="quiet" onClick={onClick}>
        {children}
      </GoLink>
    );
  if (onClick !== undefined)
    return (
      <GoButton type="button" onClick={onClick}>
        {children}
      </GoButton>
    );
  return <StepStatus>{children}</StepStatus>;
}

/** Where a person stands: at the step in progress or the one that failed, else at the next one. */
function placeOf(steps: readonly StepperStep[]): number {
  const first = (...states: StopState[]) => steps.findIndex(({ state }) => states.includes(state));
  const place = first('current', 'failed');
  const next = place === -1 ? first('waiting') : place;
  return Math.max(0, next);
}
