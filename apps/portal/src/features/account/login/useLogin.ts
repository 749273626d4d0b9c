import { valibotResolver } from '@hookform/resolvers/valibot';
import {
  getLandingPath,
  LoginForm,
  type Output,
  type ProofKind,
  type UserType,
} from '@temple-land/portal-core';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { formOptions } from '../../../common/form/formOptions.ts';
import type { ScreenEffects } from '../../../api/call/outcomeEffects.ts';
import { navigate } from '../../../api/query/navigation.ts';
import { useServiceMutation } from '../../../api/query/useServiceMutation.ts';
import { useCaptcha } from '../../../common/captcha/useCaptcha.ts';
import { toSession, startSession } from '../../../state/session.ts';
import { consumeReturnPath } from '../../../state/returnPath.ts';
import type { ProofMutation } from '../factors/proof.ts';
import { applyDisplay } from '../profile/applyDisplay.ts';
import { consumeSignInLink } from './signInLink.ts';

const defaultValues: LoginForm = { username: '', password: '', answer: '' };

/** Returns the user type of a login: a User ID of digits only is a citizen's mobile number. */
const getUserType = (username: string): UserType => (/^\d+$/.test(username) ? 'C' : 'O');

type Answer = Output<'login'> | Output<'secondStep'>;

/** Returns a function that starts the session of an answer and opens the requested page or the landing page. */
function useCompleteLogin() {
  return (answer: Answer) => {
    if (!('result' in answer)) return;
    const session = toSession(answer);
    startSession(session);
    applyDisplay(answer);
    const returnPath = session.needsFactor === 1 ? undefined : consumeReturnPath(session);
    navigate(returnPath ?? getLandingPath(session));
  };
}

/** Returns the second step of a login: accepted methods, calls, and the function that returns to the first step. */
function useSecondStep(screenEffects: ScreenEffects) {
  const completeLogin = useCompleteLogin();
  const [kinds, setKinds] = useState<readonly ProofKind[]>();
  const goBack = () => {
    setKinds(undefined);
    screenEffects.resetForm?.();
    screenEffects.newCaptcha?.();
  };
  const effects = { resetForm: goBack };
  const step = useServiceMutation('secondStep', { effects, onSuccess: completeLogin });
  const challenge = useServiceMutation('secondStepChallenge', { effects });
  const proofMutation: ProofMutation = {
    send: (proof, onError) => {
      if (proof.kind !== 'password') step.mutate(proof, { onError });
    },
    isPending: step.isPending,
    error: step.error,
    reset: step.reset,
  };
  const message = step.error?.userMessage ?? challenge.error?.userMessage;
  return {
    kinds,
    start: (next: readonly ProofKind[]) => {
      step.reset();
      challenge.reset();
      // The typed password is cleared while the second step is open.
      screenEffects.resetForm?.();
      setKinds(next);
    },
    leave: goBack,
    proving: proofMutation,
    challenge,
    message: kinds === undefined ? message : undefined,
  };
}

/** Returns the login form (spec 2.4), its captcha, its submit handler and the second step. */
export function useLogin() {
  const captcha = useCaptcha();
  const completeLogin = useCompleteLogin();
  const form = useForm({
    resolver: valibotResolver(LoginForm),
    defaultValues,
    ...formOptions,
  });
  useEffect(() => {
    const link = consumeSignInLink();
    if (link === undefined) return;
    form.setValue('username', link.username);
    form.setValue('password', link.password);
  }, [form]);
  const screenEffects = {
    resetForm: () => form.reset(defaultValues, { keepSubmitCount: true, keepIsSubmitted: true }),
    newCaptcha: () => {
      form.resetField('answer');
      captcha.renew();
    },
  };
  const secondStep = useSecondStep(screenEffects);
  const login = useServiceMutation('login', {
    effects: screenEffects,
    onSuccess: (answer) => {
      if ('factors' in answer) secondStep.start(answer.factors);
      completeLogin(answer);
    },
  });
  const submit = form.handleSubmit((values) => {
    const userType = getUserType(values.username);
    login.mutate({ ...values, captchaId: captcha.id, userType });
  });
  const message = login.error?.userMessage ?? secondStep.message;
  return { form, captcha, submit, isPending: login.isPending, message, secondStep };
}
