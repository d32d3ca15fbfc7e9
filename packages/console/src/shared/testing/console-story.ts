export { at, consoleStories } from '../../../../../.storybook/console-story.tsx';
export { sandbox } from '../../../../../.storybook/sandbox.ts';
