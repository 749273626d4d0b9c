import { composeStory } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect, it } from 'vitest';
import { writeTranscript } from '../../packages/ui/src/speech/writeTranscript.ts';

const told = (node: ReactElement) =>
  writeTranscript('Default', composeStory({ render: () => node }, { title: 'Faults' }));

it('the transcript of speech changes with a lost name, a lost role and a lost stop', async () => {
  const accepted = await told(<button aria-label="Close">x</button>);
  await expect(accepted).toContain('Close');
  await expect(await told(<button>x</button>)).not.toBe(accepted);
  await expect(await told(<span aria-label="Close">x</span>)).not.toBe(accepted);
  const skipped = (
    <button aria-label="Close" tabIndex={-1}>
      x
    </button>
  );
  await expect(await told(skipped)).not.toBe(accepted);
  await expect(await told(<button aria-label="Close">x</button>)).toBe(accepted);
});
