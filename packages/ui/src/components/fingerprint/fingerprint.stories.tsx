import preview from '../../../../../.storybook/preview.tsx';
import { Fingerprint } from './fingerprint.tsx';

const address = 'TQ8vN4bX2mYtL6rJk9sHcW3pFzEa7dRuK1';
const meta = preview.meta({
  title: 'Components/Fingerprint',
  component: Fingerprint,
  args: { text: address },
});

const several = () => (
  <>
    {Array.from({ length: 24 }, (_, index) => (
      <Fingerprint key={index} text={address.replace('pFz', `p${index}z`)} size={40} style={{ margin: 6 }} />
    ))}
  </>
);

/** As it stands in a list. */
export const Small = meta.story();

/** Addresses that are alike at both ends. */
export const LookAlikes = meta.story({ render: several });

/** The same in the dark theme. */
export const Dark = meta.story({ render: several, globals: { theme: 'dark' } });
