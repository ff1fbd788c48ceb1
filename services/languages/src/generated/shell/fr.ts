// Generated from services/languages/catalogs by `npm run generate`.
import type { Catalog } from '../../texts';

export const catalog: Catalog = {
 "bar.close": [
  "Fermer le menu"
 ],
 "bar.dashboard": [
  "Tableau de bord"
 ],
 "bar.features": [
  "Fonctionnalités"
 ],
 "bar.home": [
  "Tablewell, accueil"
 ],
 "bar.label": [
  "Principale"
 ],
 "bar.logIn": [
  "Connexion"
 ],
 "bar.open": [
  "Ouvrir le menu"
 ],
 "bar.pricing": [
  "Tarifs"
 ],
 "bar.try": [
  "Essai gratuit"
 ],
 "footer.about": [
  "Réservations, tables et clients, gérés comme le ferait un bon hôte."
 ],
 "footer.account": [
  "Compte"
 ],
 "footer.help": [
  "Centre d’aide"
 ],
 "footer.privacy": [
  "Politique de confidentialité"
 ],
 "footer.product": [
  "Produit"
 ],
 "footer.signIn": [
  "Se connecter"
 ],
 "footer.signUp": [
  "S’inscrire"
 ],
 "footer.support": [
  "Assistance"
 ],
 "frame.skip": [
  "Aller au contenu"
 ],
 "page.failed": [
  "Cette partie de Tablewell ne répond pas"
 ],
 "page.failedText": [
  "Le reste fonctionne. Veuillez réessayer dans un instant."
 ],
 "page.goHome": [
  "Page d’accueil"
 ],
 "page.loading": [
  "Chargement de la page…"
 ],
 "page.notFound": [
  "Page introuvable"
 ],
 "page.notFoundText": [
  "Le lien est peut-être ancien ou incomplet."
 ],
 "page.notFoundTitle": [
  "Il n’y a rien à cette adresse"
 ],
 "ui.dismiss": [
  "Fermer"
 ],
 "ui.notifications": [
  "Notifications"
 ],
 "ui.retry": [
  "Réessayer"
 ]
};
