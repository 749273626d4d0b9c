import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { StatusPatch } from '../StatusPatch/StatusPatch.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Stack } from './Stack.tsx';

const meta = {
  title: 'Structure/Stack',
  tags: ['stable'],
  component: Stack,
  args: {
    children: (
      <>
        <TextField label="Khatian No" width="short" />
        <TextField label="Plot No" width="short" />
        <Stack direction="row" gap="md">
          <Button kind="primary">Search plot</Button>
          <Button>Clear</Button>
        </Stack>
      </>
    ),
  },
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

const tenders = [
  'Sairat source of Balighai',
  'Fish tank of Rebana Nuagaon',
  'Coconut grove of Biramchandrapur',
];
const getItems = (names: readonly string[]) => names.map((name) => <li key={name}>{name}</li>);

export const Default: Story = {};

export const Row: Story = {
  args: {
    direction: 'row',
    gap: 'md',
    children: (
      <>
        <Button kind="primary">Save and continue</Button>
        <Button>Save draft</Button>
        <Button kind="quiet">Back</Button>
      </>
    ),
  },
};

export const AtBothEnds: Story = {
  args: {
    direction: 'row',
    justify: 'between',
    align: 'center',
    children: (
      <>
        <h2>LA/2026/PUR/004182</h2>
        <StatusPatch tone="warning">Pending</StatusPatch>
      </>
    ),
  },
};

export const List: Story = { args: { elementType: 'ul', gap: 'sm', children: getItems(tenders) } };

export const NumberedList: Story = {
  args: { ...List.args, elementType: 'ol', 'aria-label': 'Newest tenders' },
};

export const AtTheStart: Story = {
  args: {
    align: 'start',
    gap: 'xl',
    children: (
      <>
        <Card title="Plot 214">
          <p>Rebana Nuagaon, Brahmagiri tahasil</p>
        </Card>
        <Button>Apply for land</Button>
      </>
    ),
  },
};

export const LongText: Story = {
  args: {
    direction: 'row',
    children: (
      <>
        <Button>
          Download the list of all plots of the temple in the villages of this tahasil
        </Button>
        <Button>Ask the land officer for a visit to the plot before the application is sent</Button>
      </>
    ),
  },
};

export const OnAPhone: Story = {
  ...Row,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
};

export const Odia: Story = {
  parameters: { language: 'or' },
  args: {
    elementType: 'ul',
    children: getItems(['ବାଲିଘାଇର ସଇରାତ', 'ରେବଣା ନୂଆଗାଁର ପୋଖରୀ', 'ବିରାମଚନ୍ଦ୍ରପୁରର ନଡ଼ିଆ ବଗିଚା']),
  },
};

export const Hindi: Story = {
  parameters: { language: 'hi' },
  args: {
    elementType: 'ul',
    children: getItems(['बालिघाई का सैरात', 'रेबणा नुआगाँ का तालाब', 'बिरामचंद्रपुर का नारियल बाग']),
  },
};
