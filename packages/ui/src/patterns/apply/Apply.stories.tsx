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
import { english, odia, type ApplyTexts } from './applyTexts.ts';
import { FactList } from '../common/FactList.tsx';
import { LandForm, type LandFormState } from './LandForm.tsx';

function Progress({ texts }: { texts: ApplyTexts }) {
  return (
    <Steps
      label={texts.progress}
      steps={texts.steps.map(([note, title], index) => ({
        id: `step-${index + 1}`,
        note,
        title,
        href: `#step-${index + 1}`,
      }))}
      currentKey="step-2"
    />
  );
}

function Beside({ texts }: { texts: ApplyTexts }) {
  return (
    <section className={styles.aside} aria-label={texts.about}>
      <Card>
        <h3 className={styles.plotTitle}>{texts.plotTitle}</h3>
        <FactList
          facts={[
            { name: texts.kisam, value: texts.kisamValue },
            { name: texts.areaShort, value: texts.areaOfPlot },
            {
              name: texts.status,
              value: <StatusPatch tone="success">{texts.available}</StatusPatch>,
            },
          ]}
        />
      </Card>
      <Alert tone="info" role="none">
        <p>{texts.saved}</p>
      </Alert>
    </section>
  );
}

const problemsOf = (texts: ApplyTexts) => [
  { controlId: 'mouza', message: texts.mouzaProblem },
  { controlId: 'area', message: texts.areaProblem },
];

interface ApplyProps {
  texts: ApplyTexts;
  state: LandFormState;
}

/** A step of a long form, with its answers or after a submit that found two problems. */
function Apply({ texts, state }: ApplyProps) {
  return (
    <AppFrame
      texts={texts.frame}
      userName={texts.userName}
      unread={3}
      navigation={[
        { label: texts.frame.myApplications, href: '#applications' },
        { label: texts.frame.apply, href: '#apply', isCurrent: true },
        { label: texts.frame.tenders, href: '#tenders' },
      ]}
    >
      <Breadcrumbs
        label={texts.breadcrumb}
        crumbs={[{ label: texts.frame.myApplications, href: '#applications' }]}
        currentLabel={texts.title}
      />
      <PageHeader title={texts.title} />
      <Progress texts={texts} />
      <div className={styles.columns}>
        <div className={styles.stack}>
          <ErrorSummary
            title={texts.problems}
            problems={state === 'refused' ? problemsOf(texts) : []}
            submitCount={1}
          />
          <LandForm texts={texts} state={state} />
        </div>
        <Beside texts={texts} />
      </div>
    </AppFrame>
  );
}

const meta = {
  title: 'Temple screens/Apply',
  component: Apply,
  parameters: { layout: 'fullscreen', chromatic: { modes: alsoOnAPhone } },
  args: { texts: english, state: 'refused' },
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
    await userEvent.click(canvas.getByRole('link', { name: args.texts.areaProblem }));
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: args.texts.area })).toHaveFocus(),
    );
  },
};

export const Filled: Story = { args: { state: 'filled' } };

export const Pending: Story = { args: { state: 'pending' } };

export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1', isRotated: false } } };

export const Odia: Story = {
  parameters: { language: 'or', chromatic: { modes: onlyOnAPhone } },
  args: { texts: odia },
};
