// Generated from services/languages/catalogs by `npm run generate`.
import type { Catalog } from '../../texts';

export const catalog: Catalog = {
 "description": [
  "Réservations, tables, plans de salle et notifications pour les restaurants : vos clients réservent en ligne jour et nuit, et aucune table n’est donnée deux fois."
 ],
 "noScript": [
  "Tablewell a besoin que JavaScript soit activé."
 ],
 "title.confirmAddress": [
  "Confirmer l’adresse"
 ],
 "title.features": [
  "Fonctionnalités"
 ],
 "title.forgotPassword": [
  "Mot de passe oublié"
 ],
 "title.help": [
  "Centre d’aide"
 ],
 "title.invitation": [
  "Votre invitation"
 ],
 "title.pricing": [
  "Tarifs"
 ],
 "title.privacy": [
  "Politique de confidentialité"
 ],
 "title.resetPassword": [
  "Réinitialiser le mot de passe"
 ],
 "title.signIn": [
  "Se connecter"
 ],
 "title.signUp": [
  "S’inscrire"
 ],
 "title.start": [
  "Réservations et gestion des tables pour restaurants"
 ],
 "title.terms": [
  "Conditions d’utilisation"
 ],
 "title.verifyEmail": [
  "Vérifier l’adresse e-mail"
 ]
};
