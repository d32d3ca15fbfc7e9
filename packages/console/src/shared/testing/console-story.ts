export { failing, forbidden, loading } from '../../../../../.storybook/console-states.ts';
export { at, consoleStories } from '../../../../../.storybook/console-story.tsx';
export { sandbox } from '../../../../../.storybook/sandbox.ts';
export { like, text } from '../../../../../.storybook/text.ts';
export { shown, word } from '../../../../../.storybook/word.ts';
