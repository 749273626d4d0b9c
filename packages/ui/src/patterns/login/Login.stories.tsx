import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, FileText, LandPlot } from 'lucide';
import { expect } from 'storybook/test';
import { alsoOnAPhone, onlyOnAPhone } from '../../../../../.storybook/modes.ts';
import {
  Alert,
  Button,
  CaptchaField,
  Form,
  Icon,
  Link,
  PasswordField,
  TextField,
} from '../../index.ts';
import { drawing, silence } from '../common/captchaTexts.ts';
import * as styles from './Login.css.ts';
import { english, odia, type LoginTexts } from './loginTexts.ts';
import { Logo } from '../common/Logo.tsx';
import { PublicFrame } from '../frames/PublicFrame.tsx';

const noop = () => undefined;
const icons = [LandPlot, Bell, FileText] as const;

type State = 'filled' | 'pending' | 'refused';

function Fields({ texts, state }: { texts: LoginTexts; state: State }) {
  return (
    <Form onSubmit={(event) => event.preventDefault()}>
      <TextField label={texts.user} defaultValue="98000 00321" autoComplete="username" />
      <PasswordField
        label={texts.password}
        labelAside={<Link href="#forgot">{texts.forgot}</Link>}
        showLabel={texts.show}
        hideLabel={texts.hide}
        toggleLabel={texts.showPassword}
        defaultValue="twelve signs"
        autoComplete="current-password"
      />
      <CaptchaField {...texts.captcha} drawing={drawing} audioSource={silence} onRefresh={noop} />
      <Button type="submit" kind="primary" size="large" isBlock isPending={state === 'pending'}>
        {texts.submit}
      </Button>
    </Form>
  );
}

function Panel({ texts }: { texts: LoginTexts }) {
  return (
    <aside className={styles.panel} aria-label={texts.panel}>
      <h2 className={styles.panelTitle}>{texts.panel}</h2>
      <ul className={styles.points}>
        {icons.map((icon, index) => (
          <li key={index} className={styles.point}>
            <span className={styles.pointIcon}>
              <Icon of={icon} />
            </span>
            {texts.points[index]}
          </li>
        ))}
      </ul>
      <div className={styles.ornamentFrame}>
        <div className={styles.ornament}>
          <Logo ground="ornament" />
        </div>
      </div>
    </aside>
  );
}

interface LogInProps {
  texts: LoginTexts;
  state: State;
  isDark: boolean;
}

/** The way in: a form, and beside it what an account is for. */
function LogIn({ texts, state, isDark }: LogInProps) {
  return (
    <PublicFrame texts={texts.frame} isDark={isDark} onTrack={noop}>
      <div className={styles.page}>
        <main id="main" tabIndex={-1} className={styles.main}>
          <h1 className={styles.title}>{texts.title}</h1>
          <p className={styles.lead}>{texts.lead}</p>
          {state === 'refused' && (
            <div className={styles.message}>
              <Alert tone="danger">{texts.refused}</Alert>
            </div>
          )}
          <Fields texts={texts} state={state} />
          <p className={styles.foot}>
            {texts.isNew} <Link href="#register">{texts.create}</Link>
          </p>
        </main>
        <Panel texts={texts} />
      </div>
    </PublicFrame>
  );
}

const meta = {
  title: 'Temple screens/Log in',
  component: LogIn,
  parameters: { layout: 'fullscreen', chromatic: { modes: alsoOnAPhone } },
  args: { texts: english, state: 'filled', isDark: false },
  render: (args, { globals }) => <LogIn {...args} isDark={globals['theme'] === 'dark'} />,
} satisfies Meta<typeof LogIn>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ShowsThePassword: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByLabelText(args.texts.password);
    await userEvent.click(canvas.getByRole('button', { name: args.texts.showPassword }));
    await expect(field).toHaveAttribute('type', 'text');
  },
};

export const Pending: Story = { args: { state: 'pending' } };

export const Refused: Story = {
  args: { state: 'refused' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1', isRotated: false } } };

export const Odia: Story = {
  parameters: { language: 'or', chromatic: { modes: onlyOnAPhone } },
  args: { texts: odia },
};
