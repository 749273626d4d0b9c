import { valibotResolver } from '@hookform/resolvers/valibot';
import { landingPath, LoginForm, type UserType } from '@temple-land/portal-core';
import { useForm } from 'react-hook-form';
import { formOptions } from '../../blocks/formOptions.ts';
import { useGoTo } from '../../api/callEffects.ts';
import { useServiceCall } from '../../api/useCall.ts';
import { useCaptcha } from '../../blocks/useCaptcha.ts';
import { sessionOfLogin, startSession } from '../../state/session.ts';
import { takeWantedPath } from '../../state/wantedPath.ts';

const empty: LoginForm = { username: '', password: '', answer: '' };

/** Gives the type a login form sends: a User ID of digits only is a citizen's mobile number. */
const sentType = (username: string): UserType => (/^\d+$/.test(username) ? 'C' : 'O');

/** The login form (spec 2.4): its fields, its captcha, its call, and where a login leads. */
export function useLogin() {
  const captcha = useCaptcha();
  const goTo = useGoTo();
  const form = useForm({
    resolver: valibotResolver(LoginForm),
    defaultValues: empty,
    ...formOptions,
  });
  const login = useServiceCall('login', {
    resetForm: () => form.reset(empty, { keepSubmitCount: true }),
    newCaptcha: () => {
      form.resetField('answer');
      captcha.renew();
    },
  });
  const submit = form.handleSubmit(async (values) => {
    const { username } = values;
    const { answer } = await login.run({
      ...values,
      captchaId: captcha.id,
      userType: sentType(username),
    });
    if (!answer || !('result' in answer)) return;
    const session = sessionOfLogin(answer);
    startSession(session);
    goTo(takeWantedPath(session) ?? landingPath(session));
  });
  return { form, captcha, submit, isPending: login.isPending, said: login.said };
}
