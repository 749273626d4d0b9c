import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Link } from '../Link/Link.tsx';
import { Accordion } from './Accordion.tsx';

const meta = {
  title: 'Structure/Accordion',
  tags: ['stable'],
  component: Accordion,
  args: {
    items: [
      {
        id: 'who',
        title: 'Who can apply for temple land?',
        content: (
          <>
            <p>
              Any citizen aged 18 or over with a verified mobile number. You can apply for one plot
              in each application.
            </p>
            <p>
              <Link href="#apply">Start an application</Link>
            </p>
          </>
        ),
      },
      {
        id: 'documents',
        title: 'What documents do I need?',
        content: <p>Proof of identity, proof of address and a photo of the plot.</p>,
      },
      {
        id: 'duration',
        title: 'How long does an application take?',
        content: <p>Most applications are decided within sixty days.</p>,
      },
    ],
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '48rem' }}>{Story()}</div>],
} satisfies Meta<typeof Accordion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const FirstOpen: Story = { args: { defaultExpandedKeys: ['who'] } };

export const SeveralOpen: Story = {
  args: { defaultExpandedKeys: ['who'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('What documents do I need?'));
    await expect(canvas.getByText(/^Proof of identity/)).toBeVisible();
    await expect(canvas.getByText(/^Any citizen/)).toBeVisible();
  },
};

export const ClosedAgain: Story = {
  args: { defaultExpandedKeys: ['who'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Who can apply for temple land?'));
    await expect(canvas.getByText(/^Any citizen/)).not.toBeVisible();
  },
};

export const UnderAnotherHeading: Story = {
  args: { headingLevel: 4, defaultExpandedKeys: ['who'] },
};

export const Empty: Story = { args: { items: [] } };

const longItems = [
  {
    id: 'long',
    title:
      'What happens to my application when the plot that I asked for is given to somebody else while my application is still being looked at by the land officer?',
    content: (
      <p>
        The application is returned to you with the words of the land officer. You can choose
        another plot within thirty days; the answers, documents and the fee that you paid are kept.
        After thirty days the application ends and the fee is paid back to the account it came from.
      </p>
    ),
  },
  {
    id: 'word',
    title: 'NoticeOfAllotmentOfHomesteadLandInPerpetuity2026AnnexureCScheduleOfPlots.pdf',
    content: <p>A name without a space breaks where the line ends.</p>,
  },
];

export const LongText: Story = { args: { items: longItems, defaultExpandedKeys: ['long'] } };

export const OnAPhone: Story = {
  args: { items: longItems, defaultExpandedKeys: ['long'] },
  decorators: [(Story) => <div style={{ maxInlineSize: '18rem' }}>{Story()}</div>],
};

export const Odia: Story = {
  parameters: { language: 'or' },
  args: {
    lang: 'or',
    defaultExpandedKeys: ['who-or'],
    items: [
      {
        id: 'who-or',
        title: 'ମନ୍ଦିର ଜମି ପାଇଁ କିଏ ଆବେଦନ କରିପାରିବେ?',
        content: <p>18 ବର୍ଷ କିମ୍ବା ତା’ଠାରୁ ଅଧିକ ବୟସର ଯେକୌଣସି ନାଗରିକ ଆବେଦନ କରିପାରିବେ।</p>,
      },
      {
        id: 'documents-or',
        title: 'କେଉଁ ଦଲିଲ ଆବଶ୍ୟକ?',
        content: <p>ପରିଚୟ ପ୍ରମାଣ ଓ ଠିକଣା ପ୍ରମାଣ।</p>,
      },
    ],
  },
};

export const Hindi: Story = {
  parameters: { language: 'hi' },
  args: {
    lang: 'hi',
    defaultExpandedKeys: ['who-hi'],
    items: [
      {
        id: 'who-hi',
        title: 'मंदिर की भूमि के लिए कौन आवेदन कर सकता है?',
        content: <p>18 वर्ष या उससे अधिक आयु का कोई भी नागरिक आवेदन कर सकता है।</p>,
      },
      {
        id: 'documents-hi',
        title: 'कौन-से दस्तावेज़ चाहिए?',
        content: <p>पहचान और पते का प्रमाण।</p>,
      },
    ],
  },
};
