import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ExternalLink } from '../ExternalLink/ExternalLink.tsx';
import { Link } from '../Link/Link.tsx';
import { ExternalLinkDialog, type ExternalLinkDialogProps } from './ExternalLinkDialog.tsx';

interface LeavingArgs extends ExternalLinkDialogProps {
  linkText: string;
  linkNote: string;
  href: string;
}

const meta = {
  title: 'Feedback/ExternalLinkDialog',
  tags: ['beta'],
  component: ExternalLinkDialog,
  args: {
    title: 'You are being redirected to an external website.',
    note: 'It opens in a new tab.',
    closeLabel: 'Close',
    cancelLabel: 'Cancel',
    okLabel: 'Ok',
    linkText: 'Donate to the deity',
    linkNote: 'opens another website',
    href: 'https://donations.temple.example/give',
  },
  render: ({ linkText, linkNote, href, ...dialog }) => (
    <>
      <p>
        <ExternalLink href={href} note={linkNote}>
          {linkText}
        </ExternalLink>
      </p>
      <p>
        <Link href="#faq">FAQ</Link> <Link href="mailto:land.help@temple.example">Mail</Link>
      </p>
      <ExternalLinkDialog {...dialog} />
    </>
  ),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('link', { name: new RegExp(`^${args.linkText}`) }));
    const dialog = canvas.getByRole('alertdialog', { name: args.title });
    await waitFor(() => expect(dialog).toBeVisible());
  },
} satisfies Meta<LeavingArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Closed: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).queryByRole('alertdialog')).toBeNull());
  },
};

export const LongText: Story = {
  args: {
    linkText: 'Rules for the lease of homestead land, on the website of the Revenue department',
    href: 'https://rules-for-the-lease-of-homestead-land.revenue-department.state.example/rules',
    note: 'It opens in a new tab. The temple administration is not responsible for its content.',
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1', isRotated: false } } };

export const Odia: Story = {
  parameters: { language: 'or' },
  args: {
    title: 'ଆପଣ ଅନ୍ୟ ଏକ ୱେବସାଇଟ୍‌କୁ ଯାଉଛନ୍ତି।',
    note: 'ଏହା ଏକ ନୂଆ ଟ୍ୟାବ୍‌ରେ ଖୋଲିବ।',
    closeLabel: 'ବନ୍ଦ କରନ୍ତୁ',
    cancelLabel: 'ବାତିଲ',
    okLabel: 'ଠିକ୍ ଅଛି',
    linkText: 'ଦେବତାଙ୍କୁ ଦାନ',
    linkNote: 'ଅନ୍ୟ ୱେବସାଇଟ୍ ଖୋଲେ',
  },
};

export const Hindi: Story = {
  parameters: { language: 'hi' },
  args: {
    title: 'आप एक बाहरी वेबसाइट पर जा रहे हैं।',
    note: 'यह नए टैब में खुलेगी।',
    closeLabel: 'बंद करें',
    cancelLabel: 'रद्द करें',
    okLabel: 'ठीक है',
    linkText: 'देवता को दान',
    linkNote: 'दूसरी वेबसाइट खोलता है',
  },
};
