import type { StoryContext } from '@storybook/react-vite';
import type { ConsoleAt } from './console-story.tsx';
import { untouched } from './toolbar-faults.ts';

type Context = Pick<StoryContext, 'args' | 'globals' | 'parameters' | 'step' | 'storyGlobals'>;
type Play = (context: Context) => unknown;

interface Written {
  play?: Play;
}

interface Meta {
  story: (written?: Written) => unknown;
}

/** Who a story over the sandbox is shown to by itself: null where nobody signs in, whoever the toolbar says. */
function personOf({ args, parameters }: Context): unknown {
  const console = parameters['console'] as ConsoleAt | undefined;
  return console === undefined ? args['person'] : console.person === undefined ? 'member' : console.person;
}

/** What the toolbar makes of a story over the sandbox that the story is not about, as “fault: status 500”. */
function changesTo(context: Context): string[] {
  const { globals, parameters, storyGlobals } = context;
  if (parameters['console'] === undefined && parameters['sandbox'] !== true) return [];
  const person = personOf(context);
  return Object.entries(untouched).flatMap(([name, own]) => {
    const chosen: unknown = globals[name];
    const isOwn = chosen === own || name in storyGlobals;
    return isOwn || (name === 'person' && (person === null || chosen === person))
      ? []
      : `${name}: ${String(chosen)}`;
  });
}

/** A play says what is true of the story as it was written. As the toolbar changed it, it is shown and not played. */
const asWritten =
  (play: Play): Play =>
  async (context) => {
    const changes = changesTo(context);
    if (changes.length === 0) await play(context);
    else await context.step(`Not played, as the toolbar changed the story (${changes.join(', ')})`, () => {});
  };

/** Makes every story of a preview play only as it was written. */
export function playAsWritten(preview: object): void {
  const made = preview as { meta: (input: Written) => Meta };
  const { meta } = made;
  made.meta = (input) => {
    const whole = meta(input);
    const { story } = whole;
    whole.story = (written = {}) => {
      const play = written.play ?? input.play;
      return story(play === undefined ? written : { ...written, play: asWritten(play) });
    };
    return whole;
  };
}
