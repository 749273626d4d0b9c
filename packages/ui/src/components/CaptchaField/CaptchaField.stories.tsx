import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, spyOn } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Link } from '../Link/Link.tsx';
import { CaptchaField, type CaptchaFieldProps } from './CaptchaField.tsx';

const first =
  '<svg viewBox="0 0 176 48">' +
  '<path d="M6 30 C50 4 120 46 170 16" fill="none"/>' +
  '<path d="M20 10h5v12l10-12h6l-11 13 12 15h-6l-11-14v14h-5Z"/>' +
  '<path d="M58 10h22v5h-8.5v23h-5v-23h-8.5Z"/>' +
  '<path d="M104 38v-8h-13v-4l13-16h5v16h5v4h-5v8ZM104 26v-9l-7 9Z"/>' +
  '<path d="M128 38v-28h5l8 14 8-14h5v28h-5v-19l-8 14-8-14v19Z"/></svg>';

const second =
  '<svg viewBox="0 0 176 48">' +
  '<path d="M6 14 C60 44 110 2 170 34" fill="none"/>' +
  '<path d="M26 10h5v23h15v5h-20Z"/>' +
  '<path d="M84 10h5v28h-5v-12h-14v12h-5v-28h5v11h14Z"/>' +
  '<path d="M112 10h20v5l-11 23h-6l11-23h-14Z"/></svg>';

const silence =
  'data:audio/wav;base64,UklGRkwAAABXQVZFZm10IBAAAAABAAEAQB8AAEAfAAABAAgAZGF0YSgAAACAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICA';

function WithRefresh(field: CaptchaFieldProps) {
  const [drawing, setDrawing] = useState(field.drawing);
  const refresh = () => {
    setDrawing(drawing === first ? second : first);
    field.onRefresh();
  };
  return <CaptchaField {...field} drawing={drawing} onRefresh={refresh} />;
}

const meta = {
  title: 'Fields/CaptchaField',
  tags: ['stable'],
  component: CaptchaField,
  args: {
    label: 'Captcha',
    description: 'Type the characters in the image, or listen to them.',
    drawing: first,
    imageLabel: 'Captcha image',
    refreshLabel: 'Get a new captcha',
    onRefresh: fn(),
    renewedText: 'A new captcha is shown.',
    listenLabel: 'Listen to the captcha',
    audioSource: silence,
  },
  render: (args) => <WithRefresh {...args} />,
} satisfies Meta<typeof CaptchaField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Answered: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Captcha' });
    await userEvent.type(field, 'KT4M');
    await expect(field).toHaveValue('KT4M');
  },
};

export const Refreshed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const shapes = () => canvas.getByRole('img').querySelectorAll('path').length;
    await expect(shapes()).toBe(5);
    await userEvent.click(canvas.getByRole('button', { name: 'Get a new captcha' }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
    await expect(shapes()).toBe(4);
    await expect(canvas.getByRole('status')).toHaveTextContent('A new captcha is shown.');
  },
};

export const Listened: Story = {
  play: async ({ canvas, userEvent }) => {
    const play = spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Listen to the captcha' }));
    await expect(play).toHaveBeenCalledOnce();
    play.mockRestore();
  },
};

export const InError: Story = { args: { errorMessage: 'Invalid Captcha.' } };

export const Pending: Story = { args: { isPending: true } };

export const NotYetLoaded: Story = {
  args: { drawing: undefined, audioSource: undefined, isPending: true },
};

export const WithoutSound: Story = { args: { audioSource: undefined } };

/** The way without the puzzle, as an application holds it. */
function WithProof(field: CaptchaFieldProps) {
  const [state, setState] = useState<'offered' | 'pending' | 'passed'>('offered');
  useEffect(() => {
    if (state !== 'pending') return undefined;
    const timer = setTimeout(() => setState('passed'), 300);
    return () => clearTimeout(timer);
  }, [state]);
  return (
    <CaptchaField
      {...field}
      alternative={
        <Button kind="quiet" isPending={state === 'pending'} onClick={() => setState('pending')}>
          {field.alternative}
        </Button>
      }
      passedText={state === 'passed' ? field.passedText : undefined}
    />
  );
}

const withoutPuzzle = {
  alternative: 'Continue without the image',
  passedText: 'Confirmed without the image',
};

export const WithAnotherWay: Story = {
  args: withoutPuzzle,
  render: (args) => <WithProof {...args} />,
};

export const Verified: Story = {
  ...WithAnotherWay,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: withoutPuzzle.alternative }));
    await expect(await canvas.findByText(withoutPuzzle.passedText)).toHaveFocus();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

export const WithALinkToAnotherWay: Story = {
  args: {
    alternative: (
      <Link href="#code" isAlone>
        Get a one-time code by SMS instead
      </Link>
    ),
  },
};

export const LongText: Story = {
  args: {
    label: 'Letters and digits that show that a person and not a machine sends this form',
    description:
      'Capital and small letters are the same. If you cannot read the image, listen to it or ask for a new one as often as you like.',
    errorMessage: 'The characters do not match the image. Type the characters in the new image.',
  },
};

export const Odia: Story = {
  render: (args) => <WithProof {...args} />,
  args: {
    label: 'କ୍ୟାପଚା',
    description: 'ଚିତ୍ରରେ ଥିବା ଅକ୍ଷର ଏବଂ ସଂଖ୍ୟା ଲେଖନ୍ତୁ।',
    imageLabel: 'ଅକ୍ଷର ଏବଂ ସଂଖ୍ୟାର ଚିତ୍ର',
    refreshLabel: 'ଅନ୍ୟ ଅକ୍ଷର ଦିଅନ୍ତୁ',
    renewedText: 'ଅନ୍ୟ ଅକ୍ଷର ଆସିଛି।',
    listenLabel: 'ଅକ୍ଷରଗୁଡ଼ିକ ଶୁଣନ୍ତୁ',
    errorMessage: 'କ୍ୟାପଚା ଭୁଲ ଅଛି।',
    alternative: 'ଚିତ୍ର ବିନା ଆଗକୁ ଯାଆନ୍ତୁ',
    passedText: 'ଚିତ୍ର ବିନା ନିଶ୍ଚିତ ହେଲା',
  },
  decorators: [(Story) => <div lang="or">{Story()}</div>],
};

export const Hindi: Story = {
  render: (args) => <WithProof {...args} />,
  args: {
    label: 'कैप्चा',
    description: 'चित्र में दिए अक्षर और अंक लिखें।',
    imageLabel: 'अक्षरों और अंकों का चित्र',
    refreshLabel: 'दूसरे अक्षर दिखाएँ',
    renewedText: 'दूसरे अक्षर आ गए हैं।',
    listenLabel: 'अक्षर सुनें',
    errorMessage: 'कैप्चा गलत है।',
    alternative: 'चित्र के बिना आगे बढ़ें',
    passedText: 'चित्र के बिना पुष्टि हो गई',
  },
  decorators: [(Story) => <div lang="hi">{Story()}</div>],
};
