import { ChevronLeft, Ellipsis } from 'lucide-react';
import { useId, useState, type HTMLAttributes, type Ref } from 'react';
import { useWords } from '../../locale/locale-context.ts';
import { Back, Folded, Here, More, Path, Root, Step, Steps } from './breadcrumb.styles.ts';

/** A place on the way to this page. */
export interface BreadcrumbStep {
  label: string;
  /** Where it is; the last step, this page, needs none. */
  href?: string | undefined;
}

export interface BreadcrumbProps extends HTMLAttributes<HTMLElement> {
  /** The way to this page, which is its last step. */
  steps: readonly BreadcrumbStep[];
  ref?: Ref<HTMLElement>;
}

/**
 * The way to this page. With little room a menu has the steps in the middle; with very little an arrow leads back to the
 * page above this one.
 * Renders a `<nav>`.
 */
export function Breadcrumb({ steps, ...rest }: BreadcrumbProps) {
  const words = useWords();
  const above = steps.slice(0, -1);
  const [first, ...middle] = above;
  const back = above.findLast(({ href }) => href !== undefined);
  return (
    <Root aria-label={words.breadcrumb} {...rest}>
      <Steps role="list">
        {back?.href !== undefined && (
          <Step data-room="least">
            <Back variant="quiet" href={back.href} aria-label={back.label} title={back.label}>
              <ChevronLeft size={16} strokeWidth={1.5} aria-hidden />
            </Back>
          </Step>
        )}
        {first && (
          <Step data-place="first">
            <StepName step={first} />
          </Step>
        )}
        {middle.length > 0 && <Menu steps={middle} />}
        {middle.map((step, place) => (
          <Step key={`${place} ${step.label}`} data-place="middle">
            <StepName step={step} />
          </Step>
        ))}
        {steps.slice(-1).map(({ label }) => (
          <Step key={label} data-place="last">
            <Here aria-current="page" title={label}>
              {label}
            </Here>
          </Step>
        ))}
      </Steps>
    </Root>
  );
}

function StepName({ step: { label, href } }: { step: BreadcrumbStep }) {
  return href === undefined ? (
    <Here>{label}</Here>
  ) : (
    <Path variant="quiet" href={href}>
      {label}
    </Path>
  );
}

/**
 * The browser's own popover: it closes with Escape or a press beside it and gives the focus back. Its links stay until
 * it is closed, because a focus that went with its link would not be given back.
 */
function Menu({ steps }: { steps: readonly BreadcrumbStep[] }) {
  const words = useWords();
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <Step data-room="little">
      <More label={words.breadcrumbPath} icon={Ellipsis} popoverTarget={id} />
      <Folded
        id={id}
        popover="auto"
        role="list"
        aria-label={words.breadcrumbPath}
        onBeforeToggle={({ newState }) => newState === 'open' && setOpen(true)}
        onToggle={({ newState }) => newState === 'closed' && setOpen(false)}
        onClick={(event) => event.currentTarget.hidePopover()}
      >
        {open &&
          steps.map((step, place) => (
            <li key={`${place} ${step.label}`}>
              <StepName step={step} />
            </li>
          ))}
      </Folded>
    </Step>
  );
}
