import type { Guide } from '../../../../../.storybook/guide.ts';
import { Card } from '../card/index.ts';
import { Stack } from '../stack/index.ts';
import { Text } from '../text/index.ts';
import { Picture } from './picture.tsx';

const drawn = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="#12324f"/><circle cx="32" cy="30" r="14" fill="#f0a35e"/></svg>',
)}`;

export const pictureGuide: Guide = {
  use: ['For a picture from a third party with a name beside it: a token, a collection.'],
  avoid: [
    'For a person or a wallet: use Avatar.',
    'For a coin: use CoinIcon.',
    'For an address: use Fingerprint.',
  ],
  do: [
    {
      show: (
        <Card padding="m">
          <Stack gap="s">
            <Picture src={drawn} name="Harbour Lights" />
            <Text tone="strong">Harbour Lights</Text>
          </Stack>
        </Card>
      ),
      because: 'The name stands beside it, for readers who cannot see the picture.',
    },
  ],
  dont: [
    {
      show: <Picture src="https://elsewhere.example/1.png" name="Harbour Lights" />,
      because:
        'A picture of another origin is never asked for, so its maker does not learn who looks: a letter stands there.',
    },
  ],
  accessibility: [
    'A picture that screen readers pass over: the name beside it says everything.',
    'A picture that fails to load becomes the first letter of the name.',
  ],
  anatomy: {
    story: 'Shown',
    parts: { Picture: 'img' },
  },
};
