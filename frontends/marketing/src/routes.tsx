import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { use, useState } from 'react';
import type { RemoteComponent } from '@tablewell/federation';
import { Route, Routes, useLocation } from '@tablewell/federation/router';
import { AcceptInvitationPage } from './features/account/accept-invitation-page';
import { ConfirmAddressPage } from './features/account/confirm-address-page';
import { ForgotPasswordPage } from './features/account/forgot-password-page';
import { ResetPasswordPage } from './features/account/reset-password-page';
import { SignInPage } from './features/account/sign-in-page';
import { SignUpPage } from './features/account/sign-up-page';
import { VerifyEmailPage } from './features/account/verify-email-page';
import { SupportPage } from './features/help/support-page';
import { LandingPage } from './features/landing/landing-page';
import { PrivacyPage } from './features/legal/privacy-page';
import { TermsPage } from './features/legal/terms-page';
import { t } from './features/legal/texts';
import { PricingPage } from './features/pricing/pricing-page';
import { FeaturesPage } from './features/tour/features-page';
import { translateElements } from './lib/element-texts';
import { loadTexts, pageLanguage } from './lib/language';
import { LanguageRow } from './lib/language-row';
import { paths } from './paths';

/** Loads the texts of the page's language; English is bundled. */
const texts = loadTexts(pageLanguage())?.then(translateElements);

/** The pages that contain the menu of languages themselves, above their text. */
const withOwnMenu: ReadonlySet<string> = new Set([paths.privacy, paths.terms]);

/** The tokens that these pages redeem can be used once, so nothing is retried automatically. */
const once = { retry: false, refetchOnWindowFocus: false, refetchOnReconnect: false } as const;

/** The public pages about the product and its accounts. */
export const Remote: RemoteComponent<'marketing/routes'> = () => {
  if (texts) use(texts);
  const { pathname } = useLocation();
  const [queries] = useState(() => new QueryClient({ defaultOptions: { queries: once } }));
  return (
    <QueryClientProvider client={queries}>
      <Routes>
        <Route path={paths.landing} element={<LandingPage />} />
        <Route path={paths.signUp} element={<SignUpPage />} />
        <Route path={paths.signIn} element={<SignInPage />} />
        <Route path={paths.verifyEmail} element={<VerifyEmailPage />} />
        <Route path={paths.confirmAddress} element={<ConfirmAddressPage />} />
        <Route path={paths.acceptInvitation} element={<AcceptInvitationPage />} />
        <Route path={paths.forgotPassword} element={<ForgotPasswordPage />} />
        <Route path={paths.resetPassword} element={<ResetPasswordPage />} />
        <Route path={paths.pricing} element={<PricingPage />} />
        <Route path={paths.features} element={<FeaturesPage />} />
        <Route path={paths.support} element={<SupportPage />} />
        <Route path={paths.privacy} element={<PrivacyPage />} />
        <Route path={paths.terms} element={<TermsPage />} />
        {/* While leaving for another remote's page, the address briefly belongs to that remote. */}
        <Route path="*" element={null} />
      </Routes>
      {!withOwnMenu.has(pathname) && <LanguageRow label={t('legal.language')} />}
    </QueryClientProvider>
  );
};
