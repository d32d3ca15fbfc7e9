import { Banner, Button, Card, EmptyState, Page, Skeleton } from '../index.ts';
import { formTexts } from './form-page-texts.ts';
import type { PageState } from './page-state.ts';
import { PatternFrame } from './pattern-frame.tsx';
import { blankDraft } from './strategy-draft.ts';
import { StrategyForm, type StrategyFormProps } from './strategy-form.tsx';
import { useTexts } from './use-texts.ts';

export interface FormPageProps extends Partial<StrategyFormProps> {
  /** How what can be chosen from came. @default 'ready' */
  state?: PageState;
  onRetry?: () => void;
}

/** A page that is one form: sections, what they amount to beside them, and the actions below. */
export function FormPage({
  state = 'ready',
  start = blankDraft,
  onSend = () => Promise.resolve('taken'),
  onRetry = () => undefined,
}: FormPageProps) {
  const words = useTexts(formTexts);
  return (
    <PatternFrame place="strategies" below={words.title}>
      <Page title={words.title} description={words.description}>
        {state === 'ready' && <StrategyForm start={start} onSend={onSend} />}
        {state === 'loading' && (
          <Card>
            <Skeleton shape="form" count={5} />
          </Card>
        )}
        {state === 'empty' && (
          <Card>
            <EmptyState title={words.empty} action={<Button variant="primary">{words.emptyAction}</Button>}>
              {words.emptyDetail}
            </EmptyState>
          </Card>
        )}
        {state === 'failing' && (
          <Banner tone="danger" action={<Button onClick={onRetry}>{words.retry}</Button>}>
            {words.failing}
          </Banner>
        )}
      </Page>
    </PatternFrame>
  );
}
