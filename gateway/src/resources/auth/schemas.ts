import { Type } from 'typebox';
import { RequiredText, Text } from '../../api/schemas';

export const User = Type.Object(
  {
    id: Type.String(),
    email: Type.String(),
    firstName: Type.String(),
    lastName: Type.String(),
    isVerified: Type.Boolean(),
    authProvider: Type.Union([Type.Literal('email'), Type.Literal('google')]),
  },
  { $id: 'User' },
);

export const SignedIn = Type.Object(
  {
    token: Type.String({ description: 'Access token for the Authorization header' }),
    refreshToken: Type.String({ description: 'Used once, at /api/auth/refresh' }),
    user: Type.Ref('User'),
    redirectUrl: Type.String({ description: 'Where to go now' }),
    requiresVerification: Type.Boolean(),
    email: Type.String(),
  },
  { $id: 'SignedIn' },
);

const captchaWhen = 'Proof of being a person; needed after so many sign-ups from one network';

export const SignUpBody = Type.Object(
  {
    email: RequiredText(254),
    password: RequiredText(200),
    firstName: RequiredText(100),
    lastName: RequiredText(100),
    restaurantName: RequiredText(200),
    recaptchaToken: Type.Optional(Text(4_000, captchaWhen)),
  },
  {
    examples: [
      {
        email: 'ada@example.com',
        password: 'Tables4all',
        firstName: 'Ada',
        lastName: 'Rossi',
        restaurantName: 'Trattoria Ada',
      },
    ],
  },
);

export const SignInBody = Type.Object(
  { email: Text(254), password: Text(200) },
  { examples: [{ email: 'ada@example.com', password: 'Tables4all' }] },
);

export const SecondFactorBody = Type.Object(
  {
    challenge: RequiredText(500, 'From the answer to the first step'),
    code: Text(100, 'Of the authenticator app, or a recovery code'),
  },
  { examples: [{ challenge: 'Zr0yPq3mVb1nT8sKc5hJ2w', code: '123456' }] },
);

export const SsoStarted = Type.Object({
  url: Type.String({ description: 'Where the browser signs in' }),
});

export const GoogleBody = Type.Object(
  {
    idToken: Text(8_000),
    restaurantName: Type.Optional(Text(200, 'Asked of a new account only')),
    recaptchaToken: Type.Optional(Text(4_000, captchaWhen)),
  },
  { examples: [{ idToken: 'eyJhbGciOiJSUzI1NiIs…', restaurantName: 'Trattoria Ada' }] },
);

export const EmailBody = Type.Object(
  { email: RequiredText(254) },
  { examples: [{ email: 'ada@example.com' }] },
);

export const TokenBody = Type.Object(
  { token: RequiredText(500) },
  { examples: [{ token: 'Zr0yPq3mVb1nT8sKc5hJ2w' }] },
);

export const Verified = Type.Object({
  success: Type.Boolean(),
  message: Type.String(),
  alreadyVerified: Type.Boolean({ description: 'The address was verified before this call' }),
  question: Type.Optional(
    Type.Object(
      { restaurantName: Type.String(), signedUpAt: Type.String({ description: 'An instant' }) },
      {
        description:
          'Present if it is unknown whether the reader created the account; until it is answered, the account sends no messages',
      },
    ),
  ),
});

export const VerificationAnswerBody = Type.Object(
  { token: RequiredText(500), created: Type.Boolean() },
  { examples: [{ token: 'Zr0yPq3mVb1nT8sKc5hJ2w', created: true }] },
);

export const TokenParams = Type.Object({ token: Text(500) });

export const ResetPasswordBody = Type.Object(
  {
    token: RequiredText(500),
    password: RequiredText(200),
    confirmPassword: RequiredText(200),
  },
  { examples: [{ token: 'Zr0yPq3mVb1nT8sKc5hJ2w', password: 'Tables4all', confirmPassword: 'Tables4all' }] },
);

export const RefreshBody = Type.Object(
  {
    refreshToken: Type.Optional(Text(500, 'The cookie is used when it is absent')),
  },
  { examples: [{ refreshToken: 'vTPT3ovfFskK8x7BSWB225.Zr0yPq3mVb1nT8sKc5hJ2w' }] },
);

export const UserInfo = Type.Object(
  {
    email: Type.String(),
    isVerified: Type.Boolean(),
    authProvider: Type.String(),
    firstName: Type.String(),
    lastName: Type.String(),
  },
  { $id: 'UserInfo' },
);

export const SessionState = Type.Object(
  {
    valid: Type.Boolean(),
    user: Type.Ref('User'),
    limitsIdleTime: Type.Optional(
      Type.Boolean({
        description:
          'True if an owner ends sessions without activity. A call with the header `X-Activity: 1` is activity, and no other one.',
      }),
    ),
    endsInSeconds: Type.Optional(
      Type.Integer({
        minimum: 0,
        description:
          'Where an owner ends sessions without activity: in how many seconds a limit ends this one, or closes restaurants to it, unless there is activity',
      }),
    ),
    sharedTablet: Type.Optional(
      Type.Object(
        {
          id: Type.String({ description: 'Also the id of `user` while nobody uses it' }),
          name: Type.String(),
          restaurantId: Type.String(),
          idleMinutes: Type.Integer({ description: 'Minutes without activity after which nobody uses it' }),
          turn: Type.Optional(
            Type.String({ description: 'Names the turn of whoever uses it, for `X-Turn`' }),
          ),
          leftBy: Type.Union(
            [Type.Literal('password'), Type.Literal('code'), Type.Literal('recent-sign-in')],
            { description: 'What proves who set it up' },
          ),
        },
        { description: 'Present on a tablet that is shared: `user` is whoever uses it, or the tablet' },
      ),
    ),
    closedBy: Type.Optional(
      Type.Array(Type.Union([Type.Literal('session'), Type.Literal('address')]), {
        description:
          'Why restaurants of the user are not open: their owner asks for a newer sign-in, or for another address. Absent if all are open.',
      }),
    ),
  },
  { $id: 'SessionState' },
);
