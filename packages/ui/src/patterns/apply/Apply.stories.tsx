import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { alsoOnAPhone, onlyOnAPhone } from '../../../../../.storybook/modes.ts';
import {
  Alert,
  Breadcrumbs,
  Card,
  ErrorSummary,
  PageHeader,
  StatusPatch,
  Steps,
} from '../../index.ts';
import { AppFrame } from '../frames/AppFrame.tsx';
import * as styles from './Apply.css.ts';
import { english, odia, type ApplyWords } from './applyTexts.ts';
import { Facts } from '../common/FactList.tsx';
import { LandForm, type LandFormState } from './LandForm.tsx';

function Progress({ words }: { words: ApplyWords }) {
  return (
    <Steps
      label={words.progress}
      steps={words.steps.map(([note, title], index) => ({ id: `step-${index + 1}`, note, title }))}
      current="step-2"
      renderLink={({ id }, content) => <a href={`#${id}`}>{content}</a>}
    />
  );
}

function Beside({ words }: { words: ApplyWords }) {
  return (
    <section className={styles.aside} aria-label={words.about}>
      <Card>
        <h3 className={styles.plotTitle}>{words.plotTitle}</h3>
        <Facts
          facts={[
            { name: words.kisam, value: words.kisamValue },
            { name: words.areaShort, value: words.areaOfPlot },
            {
              name: words.status,
              value: <StatusPatch tone="success">{words.available}</StatusPatch>,
            },
          ]}
        />
      </Card>
      <Alert tone="info" role="none">
        <p>{words.saved}</p>
      </Alert>
    </section>
  );
}

const problemsOf = (words: ApplyWords) => [
  { controlId: 'mouza', message: words.mouzaProblem },
  { controlId: 'area', message: words.areaProblem },
];

interface ApplyProps {
  words: ApplyWords;
  state: LandFormState;
}

/** A step of a long form, with its answers or after a submit that found two problems. */
function Apply({ words, state }: ApplyProps) {
  return (
    <AppFrame
      words={words.frame}
      userName={words.userName}
      unread={3}
      navigation={[
        { label: words.frame.myApplications, href: '#applications' },
        { label: words.frame.apply, href: '#apply', isCurrent: true },
        { label: words.frame.tenders, href: '#tenders' },
      ]}
    >
      <Breadcrumbs
        label={words.breadcrumb}
        crumbs={[{ label: words.frame.myApplications, href: '#applications' }]}
        current={words.title}
      />
      <PageHeader title={words.title} />
      <Progress words={words} />
      <div className={styles.columns}>
        <div className={styles.stack}>
          <ErrorSummary
            title={words.problems}
            problems={state === 'refused' ? problemsOf(words) : []}
            submitCount={1}
          />
          <LandForm words={words} state={state} />
        </div>
        <Beside words={words} />
      </div>
    </AppFrame>
  );
}

const meta = {
  title: 'Patterns/Apply',
  component: Apply,
  parameters: { layout: 'fullscreen', chromatic: { modes: alsoOnAPhone } },
  args: { words: english, state: 'refused' },
} satisfies Meta<typeof Apply>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
  },
};

export const FollowsAProblem: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('link', { name: args.words.areaProblem }));
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: args.words.area })).toHaveFocus(),
    );
  },
};

export const Filled: Story = { args: { state: 'filled' } };

export const Pending: Story = { args: { state: 'pending' } };

export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1', isRotated: false } } };

export const Odia: Story = {
  parameters: { language: 'or', chromatic: { modes: onlyOnAPhone } },
  args: { words: odia },
};
